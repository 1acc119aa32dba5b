import { currencies, type Currency } from '../../money/currencies.ts'

/** Names of the nine currencies. The yen sign is missing because it also means yuan. */
export const currencyWords: ReadonlyMap<string, Currency> = new Map<string, Currency>([
  ...currencies.map((code): [string, Currency] => [code.toLowerCase(), code]),
  ['€', 'EUR'],
  ['euro', 'EUR'],
  ['euros', 'EUR'],
  ['eur', 'EUR'],
  ['$', 'USD'],
  ['dollar', 'USD'],
  ['dollars', 'USD'],
  ['bucks', 'USD'],
  ['£', 'GBP'],
  ['pound', 'GBP'],
  ['pounds', 'GBP'],
  ['quid', 'GBP'],
  ['sterling', 'GBP'],
  ['yen', 'JPY'],
  ['yuan', 'CNY'],
  ['rmb', 'CNY'],
  ['renminbi', 'CNY'],
  ['francs', 'CHF'],
  ['franc', 'CHF'],
  ['chf', 'CHF'],
  ['fr', 'CHF'],
  ['sfr', 'CHF'],
  ['franken', 'CHF'],
  ['dolares', 'USD'],
  ['dollari', 'USD'],
  ['dolar', 'USD'],
  ['libras', 'GBP'],
  ['pfund', 'GBP'],
  ['sterline', 'GBP'],
  ['avro', 'EUR'],
  ['euroluk', 'EUR'],
  ['avroluk', 'EUR'],
])

/** Beginnings of words, for languages that write no blank after a currency or inflect it. */
const beginnings: [begins: string, currency: Currency][] = [
  ['欧元', 'EUR'],
  ['歐元', 'EUR'],
  ['ユーロ', 'EUR'],
  ['유로', 'EUR'],
  ['يورو', 'EUR'],
  ['یورو', 'EUR'],
  ['यूरो', 'EUR'],
  ['ยูโร', 'EUR'],
  ['евро', 'EUR'],
  ['євро', 'EUR'],
  ['ευρω', 'EUR'],
  ['אירו', 'EUR'],
  ['美元', 'USD'],
  ['美金', 'USD'],
  ['달러', 'USD'],
  ['ドル', 'USD'],
  ['دولار', 'USD'],
  ['доллар', 'USD'],
  ['डॉलर', 'USD'],
  ['ดอลลาร์', 'USD'],
  ['英镑', 'GBP'],
  ['ポンド', 'GBP'],
  ['파운드', 'GBP'],
  ['фунт', 'GBP'],
  ['日元', 'JPY'],
  ['円', 'JPY'],
  ['人民币', 'CNY'],
  ['元', 'CNY'],
]

/** Words before "dollars" or "$" that say whose they are. */
export const dollarOwners: ReadonlyMap<string, Currency> = new Map<string, Currency>([
  ['us', 'USD'],
  ['american', 'USD'],
  ['c', 'CAD'],
  ['ca', 'CAD'],
  ['can', 'CAD'],
  ['canadian', 'CAD'],
  ['canadiens', 'CAD'],
  ['canadienses', 'CAD'],
  ['canadesi', 'CAD'],
  ['kanadische', 'CAD'],
  ['a', 'AUD'],
  ['au', 'AUD'],
  ['aussie', 'AUD'],
  ['australian', 'AUD'],
  ['s', 'SGD'],
  ['sg', 'SGD'],
  ['singapore', 'SGD'],
  ['singaporean', 'SGD'],
])

/** Such words for dollars, and similar signs, without an exchange rate here. */
const otherOwners: ReadonlyMap<string, string> = new Map([
  ['nz', 'New Zealand dollars'],
  ['kiwi', 'New Zealand dollars'],
  ['zealand', 'New Zealand dollars'],
  ['hk', 'Hong Kong dollars'],
  ['kong', 'Hong Kong dollars'],
  ['nt', 'Taiwan dollars'],
  ['tw', 'Taiwan dollars'],
  ['taiwan', 'Taiwan dollars'],
  ['taiwanese', 'Taiwan dollars'],
  ['r', 'Brazilian reais'],
  ['mx', 'Mexican pesos'],
  ['mex', 'Mexican pesos'],
  ['ar', 'Argentine pesos'],
  ['cl', 'Chilean pesos'],
  ['co', 'Colombian pesos'],
  ['j', 'Jamaican dollars'],
  ['jamaican', 'Jamaican dollars'],
  ['tt', 'Trinidad and Tobago dollars'],
  ['bz', 'Belize dollars'],
  ['fj', 'Fijian dollars'],
  ['fijian', 'Fijian dollars'],
  ['b', 'dollars of Brunei or Bermuda'],
])

/**
 * Currencies without an exchange rate here. They are named in the answer and not guessed: the word as typed, and the
 * name.
 */
const otherCurrencies: ReadonlyMap<string, string> = new Map([
  ['₹', 'Indian rupees'],
  ['inr', 'Indian rupees'],
  ['rupee', 'Indian rupees'],
  ['rupees', 'Indian rupees'],
  ['rs', 'rupees'],
  ['lakh', 'Indian rupees'],
  ['₩', 'Korean won'],
  ['krw', 'Korean won'],
  ['won', 'Korean won'],
  ['aed', 'dirhams'],
  ['dhs', 'dirhams'],
  ['dirham', 'dirhams'],
  ['dirhams', 'dirhams'],
  ['sar', 'riyals'],
  ['riyal', 'riyals'],
  ['riyals', 'riyals'],
  ['qar', 'riyals'],
  ['brl', 'reais'],
  ['reais', 'reais'],
  ['mxn', 'pesos'],
  ['peso', 'pesos'],
  ['pesos', 'pesos'],
  ['₱', 'Philippine pesos'],
  ['thb', 'baht'],
  ['baht', 'baht'],
  ['฿', 'baht'],
  ['hkd', 'Hong Kong dollars'],
  ['nzd', 'New Zealand dollars'],
  ['ringgit', 'ringgit'],
  ['rm', 'ringgit'],
  ['myr', 'ringgit'],
  ['idr', 'rupiah'],
  ['rp', 'rupiah'],
  ['rupiah', 'rupiah'],
  ['twd', 'Taiwan dollars'],
  ['lira', 'lira'],
  ['₺', 'Turkish lira'],
  ['tl', 'Turkish lira'],
  ['rub', 'rubles'],
  ['₽', 'rubles'],
  ['ruble', 'rubles'],
  ['rubles', 'rubles'],
  ['roubles', 'rubles'],
  ['shekel', 'shekels'],
  ['shekels', 'shekels'],
  ['₪', 'shekels'],
  ['nis', 'shekels'],
  ['kr', 'kronor or kroner'],
  ['kronor', 'kronor'],
  ['kroner', 'kroner'],
  ['sek', 'Swedish kronor'],
  ['nok', 'Norwegian kroner'],
  ['dkk', 'Danish kroner'],
  ['zloty', 'zloty'],
  ['zlotys', 'zloty'],
  ['zł', 'zloty'],
  ['zl', 'zloty'],
  ['kc', 'Czech koruna'],
  ['koruna', 'Czech koruna'],
  ['ft', 'Hungarian forint'],
  ['forint', 'Hungarian forint'],
  ['₴', 'Ukrainian hryvnia'],
  ['hryvnia', 'Ukrainian hryvnia'],
  ['₫', 'Vietnamese dong'],
  ['dong', 'Vietnamese dong'],
  ['rand', 'South African rand'],
  ['rands', 'South African rand'],
  ['₦', 'Nigerian naira'],
  ['naira', 'Nigerian naira'],
  ['dinar', 'dinars'],
  ['dinars', 'dinars'],
  ['₿', 'bitcoin'],
  ['btc', 'bitcoin'],
  ['¥', 'yen or yuan'],
])
/** English words, or words with another meaning before a figure. */
const onlyBehind = new Set(['won', 'b', 'ft', 'fr', 'dong', 'rand', 'quid', 'bucks', 'lakh', 'tl', 'zl'])
/** Currency codes are recognized by their capitals, except these words and codes of airports (Madrid, Milan, Taipei …). */
const nameless = new Set('ALL TOP ANG CUP XXX XTS MUR MAD MXP BGO ESB LTT MRU STN TPE'.split(' '))
let codeNames: Intl.DisplayNames | undefined

/** A currency with a rate, or the name of one without. */
export type SaidCurrency = Currency | { name: string }

/** Returns the currency that a word or sign beside a figure means, or null. */
export function currencyOf(text: string, raw: string, isBefore: boolean): SaidCurrency | null {
  if (isBefore && onlyBehind.has(text) && raw !== 'Fr' && raw !== 'FR') return null
  const known = currencyWords.get(text)
  if (known) return known
  const other = otherCurrencies.get(text)
  if (other) return { name: other }
  const match = beginnings.find(([begins]) => text.startsWith(begins))
  if (match) return match[1]
  if (!/^[A-Z]{3}$/.test(raw) || nameless.has(raw)) return null
  codeNames ??= new Intl.DisplayNames(['en'], { type: 'currency', fallback: 'none' })
  // "Italian Lira (1862–2002)"
  const name = codeNames.of(raw)?.replace(/ \(\d.*\)$/, '')
  return name ? { name } : null
}

/** Returns whose dollars they are, from the word before "dollars" or "$". Null if the word does not say. */
export function dollarsOf(owner: string): SaidCurrency | null {
  const other = otherOwners.get(owner)
  return dollarOwners.get(owner) ?? (other ? { name: other } : null)
}

const signOrWord = /^ ?(\p{Sc}|\p{L}+)/u

/** Returns whether a text begins with a currency. */
export function currencyAfter(text: string): boolean {
  const raw = signOrWord.exec(text)?.[1] ?? ''
  return raw !== '' && currencyOf(raw.toLowerCase(), raw, false) !== null
}
