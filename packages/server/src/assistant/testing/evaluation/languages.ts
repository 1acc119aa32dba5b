import type { EvaluationQuestion } from './evaluation-question.ts'
import { day, eur, mayNot } from './patterns.ts'

/** "In English" in the language of the question. */
const english = {
  fr: /anglais/i,
  es: /inglés/i,
  it: /inglese/i,
  de: /Englisch/i,
  pt: /inglês/i,
  ja: /英語/,
  zh: /英[语語文]/,
  ko: /영어/,
  ar: /[إا]نجليزي|[إا]نكليزي/,
  ru: /английск/i,
  tr: /ngilizce/i,
}
const weeks = /2 to 8 weeks|two to eight weeks/

/** Questions in other languages. The answer says in the same language that it is in English, and answers. */
export const languages: EvaluationQuestion[] = [
  {
    ask: 'Combien vais-je récupérer sur un sac à 1600 euros acheté à Paris ?',
    says: [english.fr, eur(226.67)],
  },
  { ask: 'Quel est le montant minimum pour la détaxe en Italie ?', says: [english.fr, eur(154.94), eur(70)] },
  { ask: '¿Cuánto me devuelven por 300 euros en Madrid?', says: [english.es, eur(44.26)] },
  { ask: '¿Dónde está la máquina DIVA en la T1 de Barajas?', says: [english.es, /197/] },
  { ask: 'Olvidé sellar el formulario y ya estoy en México', says: [english.es, /lost|operator/] },
  { ask: 'Quanto mi rimborsano per 600 euro a Milano?', says: [english.it, eur(91.97)] },
  { ask: 'Dove si trova la dogana a Malpensa?', says: [english.it, /Malpensa/, /area 12|[Dd]epartures/] },
  {
    ask: 'Wie viel Mehrwertsteuer bekomme ich für 1000 Euro in Berlin zurück?',
    says: [english.de, eur(135.71)],
  },
  {
    ask: 'Ich wohne in Zürich, kann ich in Konstanz die Mehrwertsteuer zurückbekommen?',
    says: [english.de, /Yes|can claim|outside the EU/],
    never: [/^\W*No\b/],
  },
  { ask: 'Quanto recebo de volta por 500 euros em Paris?', says: [english.pt, eur(70.83)] },
  {
    ask: 'Moro em São Paulo, posso pedir o reembolso na França?',
    says: [english.pt, /Yes|can claim|outside the EU/],
    never: [/^\W*No\b/],
  },
  {
    ask: 'パリで10万円のバッグを買いました。いくら戻りますか？',
    says: [english.ja, /JPY 14,?166(?:\.67)?|JPY 14,?167/],
  },
  {
    ask: 'シャルル・ド・ゴール空港ターミナル1の免税手続きはどこですか',
    says: [english.ja, /Hall 6|Charles de Gaulle/],
  },
  { ask: '我在巴黎买了1000欧元的包，能退多少税？', says: [english.zh, eur(141.67)] },
  { ask: '在意大利购物退税的最低金额是多少', says: [english.zh, eur(154.94), eur(70)] },
  { ask: '파리에서 500유로 가방을 샀어요. 얼마나 환급받나요?', says: [english.ko, eur(70.83)] },
  { ask: 'كم أسترد من ضريبة 1000 يورو في باريس؟', says: [english.ar, eur(141.67)] },
  { ask: 'Сколько вернут за 1000 евро в Париже?', says: [english.ru, eur(141.67)] },
  { ask: 'Сколько времени идёт возврат на карту?', says: [english.ru, weeks] },
  {
    ask: 'Paris’te 1000 euroluk alışveriş için ne kadar vergi iadesi alırım?',
    says: [english.tr, eur(141.67)],
  },
  { ask: 'Est-ce que ma note d’hôtel à Lyon donne droit à la détaxe ?', says: [english.fr, mayNot] },
  { ask: 'Gekauft am 18. Oktober 2026, bis wann muss ich ausreisen?', says: [english.de, day(18, 1, 2027)] },
]
