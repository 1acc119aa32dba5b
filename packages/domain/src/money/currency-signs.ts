import { isCurrency, type Currency } from './currencies.ts'

/** Signs and words that receipts print beside an amount, in upper case, each with every currency it can mean. */
const signs: ReadonlyMap<string, readonly Currency[]> = new Map<string, readonly Currency[]>([
  ['€', ['EUR']],
  ['EURO', ['EUR']],
  ['EUROS', ['EUR']],
  ['欧元', ['EUR']],
  ['歐元', ['EUR']],
  ['ユーロ', ['EUR']],
  ['유로', ['EUR']],
  ['يورو', ['EUR']],
  ['یورو', ['EUR']],
  ['यूरो', ['EUR']],
  ['युरो', ['EUR']],
  ['ইউরো', ['EUR']],
  ['ยูโร', ['EUR']],
  ['ЕВРО', ['EUR']],
  ['ЄВРО', ['EUR']],
  ['ΕΥΡΩ', ['EUR']],
  ['ΕΥΡΏ', ['EUR']],
  ['אירו', ['EUR']],
  ['$', ['USD', 'CAD', 'AUD', 'SGD']],
  ['US$', ['USD']],
  ['C$', ['CAD']],
  ['CA$', ['CAD']],
  ['A$', ['AUD']],
  ['AU$', ['AUD']],
  ['S$', ['SGD']],
  ['£', ['GBP']],
  ['¥', ['JPY', 'CNY']],
  ['円', ['JPY']],
  ['YEN', ['JPY']],
  ['元', ['CNY']],
  ['RMB', ['CNY']],
  ['YUAN', ['CNY']],
  ['FR', ['CHF']],
  ['SFR', ['CHF']],
])

/** Returns the currencies that a sign, code or word can mean; empty if it names none of the nine. */
export function currenciesOfSign(sign: string): readonly Currency[] {
  const plain = sign.normalize('NFC').replaceAll(/[\s.]/g, '').toUpperCase()
  return isCurrency(plain) ? [plain] : (signs.get(plain) ?? [])
}
