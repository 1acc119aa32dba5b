import { detectAll } from 'tinyld/light'

/** Scripts that identify one language, or distinguish it from another. */
const scripts: [script: RegExp, language: string][] = [
  [/\p{Script=Hangul}/u, 'ko'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Han}/u, 'zh'],
  [/\p{Script=Thai}/u, 'th'],
  [/\p{Script=Devanagari}/u, 'hi'],
  [/\p{Script=Hebrew}/u, 'he'],
  [/\p{Script=Greek}/u, 'el'],
  [/[پچژگ]/u, 'fa'],
  [/\p{Script=Arabic}/u, 'ar'],
  [/[іїєґІЇЄҐ]/u, 'uk'],
  [/\p{Script=Cyrillic}/u, 'ru'],
]
/** Common words that identify a language, without accents. Words of two languages are in both lists. */
const tellingWords: Record<string, string> = {
  en:
    'the what is how my where with get buy bought refund customs open hours and for from do does can you have need it ' +
    'to of at be are was will when which who not this that if paid spent back we they before after leave flight shop ' +
    'store receipt passport claim much many about your any by there am want would should could i me in live living tell ' +
    'a an in no is us by so am one two or write give show each on has had our his her but as out up been them then than too very just',
  fr:
    'le la les des du de un une et est sont je tu il nous vous mon ma mes que qui quoi quel quelle quels combien ou pour sur ' +
    'avec dans au aux ai avoir puis peux peut faut pas perdu acheter achete remboursement remboursee remboursement douane ' +
    'bonjour merci comment quand guichet montant sac recupere recuperer si mais ce cette est-ce oui non tva facture ete a l d j qu n c aeroport soute cabine',
  es:
    'el la los las un una de del y es son yo me mi mis que cual cuanto cuanta cuantos donde cuando como para por con en al he ' +
    'puedo puede hay tengo tiene compre comprado comprar devolucion devuelven reembolso aduana aduanas hola gracias minimo si vivo ' +
    'perdido bolso quiero necesito pasaporte vale sobre hora abre esta estoy soy gaste gastamos vuelo sello sellar salgo salimos iva factura tienda a aeropuerto',
  it:
    'il lo la gli i le un una di del della e sono io mi mio mia che quale quanto quanta quanti dove quando come per con al ' +
    'ho posso puo ha devo rimborso dogana ciao grazie minimo si perso borsa comprato comprare vivo ora anni serve passaporto apre modulo acquisto ' +
    'qual iva fattura negozio vorrei sul nel alla a da dal dalla volo timbro timbrare speso parto partiamo aeroporto',
  de:
    'der die das den dem ein eine einen und ist sind ich mir mein meine wir was wie viel wieviel wo wann wer fur mit zu zum zur im am vom ' +
    'kann konnen muss habe hat bekomme gekauft kaufen zuruck zoll mehrwertsteuer hallo danke bitte mindestbetrag verloren auch ' +
    'ohne oder nicht auf bei offnet formular tasche flughafen handgepack koffer kaufe gibt es',
  pt:
    'o a os as um uma de do da dos das e sao eu me meu minha que qual quanto quantos onde quando como para por com em no na ao ' +
    'posso pode tenho comprei comprado comprar reembolso alfandega ola obrigado minimo se moro perdi bolsa fica abre horas preciso passaporte vale ' +
    'voce recebo volta valor nao sou estou iva fatura loja',
  nl:
    'de het een en is zijn ik mij mijn wij wat hoe hoeveel waar wanneer wie voor met naar van op aan kan moet heb heeft krijg ' +
    'gekocht kopen terug douane btw hallo dank kwijt ook zonder niet bij gaat laat minimumbedrag formulier tas vliegveld',
  tr:
    've bir bu ne kadar nasil nerede nerde icin ile mi mu var yok ben benim kac zaman alirim alabilir alinir iade iadesi vergi ' +
    'gumruk merhaba tesekkurler tutar kaybettim aldim geri gerekli pasaport formu havaalani canta',
  pl: 'ile jak gdzie kiedy czy moge mozna zwrot podatku dostane sie nie jest kupilem kupilam w z na do za od moja moj mam mieszkam torebke minimalna kwota formularz clo lotnisko dziekuje czesc',
  sv: 'jag hur mycket var kan far tillbaka momsen moms kopte kopt bor ar och inte med pa till min mitt jag vad nar maste tull hej tack flygplats',
  da: 'jeg hvor meget kan far tilbage momsen moms kobte bor er og ikke med pa til min mit hvad hvornar skal told hej tak lufthavn',
  id: 'saya berapa beli pajak bisa dimana di mana apakah dapat kembali untuk dari ke yang tas bandara bagaimana kapan uang terima kasih',
  vi: 'toi bao nhieu mua duoc hoan thue o dau lam sao khong co the tien bay san gi nao tui cam on',
}
const languagesOf = Map.groupBy(
  Object.entries(tellingWords).flatMap(([language, line]) =>
    [...new Set(line.split(' '))].map((word) => ({ word, language })),
  ),
  ({ word }) => word,
)
const latin = Object.keys(tellingWords)
/** Letters that are rare in the names of shops and towns in English questions. */
const marks = /[ğşıßñõãœ]|(?:ü|ö)(?!n|ln)/u
const maxWordsRead = 60

/**
 * Returns the ISO 639-1 code of a message's language; 'en' if it is unclear. `text` is as typed; `named` are the words,
 * lower-case and without accents, that are names of places. Languages with Latin letters need one of their common
 * words; a detector decides between several.
 */
export function readLanguage(text: string, named: ReadonlySet<string>): string {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const byScript = scripts.find(([script]) => script.test(text))
  const foreignLetters = text.match(/(?!\p{Script=Latin})\p{L}/gu)?.length ?? 0
  if (byScript && foreignLetters * 2 > letters * 0.6) return byScript[1]
  const typed = (text.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [])
    .slice(0, maxWordsRead)
    .map((word) => ({ word: word.toLowerCase(), plain: plainOf(word) }))
    .filter(({ plain }) => !named.has(plain))
  const hits = new Map<string, number>()
  for (const { plain } of typed)
    for (const { language } of languagesOf.get(plain) ?? []) hits.set(language, (hits.get(language) ?? 0) + 1)
  const most = Math.max(0, ...hits.values())
  const english = hits.get('en') ?? 0
  const isMarked = typed.filter(({ word }) => marks.test(word)).length > 0
  if (isMarked && english === 0 && most < 2 && typed.length > 2)
    return detectAll(typed.map(({ word }) => word).join(' '), { only: latin })[0]?.lang ?? 'en'
  if (most === 0 || english >= most || typed.length < 2) return 'en'
  const ofMost = latin.filter((language) => hits.get(language) === most)
  // Of languages that share words, the one with more distinctive words wins.
  const own = (language: string) =>
    typed.filter(({ plain }) => {
      const telling = languagesOf.get(plain) ?? []
      return plain.length > 2 && telling.length === 1 && telling[0]?.language === language
    }).length
  const maxOwn = Math.max(...ofMost.map(own))
  const likely = ofMost.filter((language) => own(language) === maxOwn)
  // A single short word is often part of a name: "la roca village".
  const isLittle = most === 1 && typed.every(({ plain }) => plain.length < 4 || !languagesOf.has(plain))
  if (isLittle) return 'en'
  if (likely.length === 1 && (most > 1 || typed.length <= 4)) return likely[0] ?? 'en'
  const found = detectAll(typed.map(({ word }) => word).join(' '), { only: [...likely, 'en'] })[0]?.lang
  return found ?? (most > 1 ? (likely[0] ?? 'en') : 'en')
}

const plainOf = (word: string) =>
  word.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss').replaceAll('ı', 'i').toLowerCase()
