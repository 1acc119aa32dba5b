/** British spellings. Proper names such as Welcome Centre stay as they are. */
const british = [
  /\b(?:un)?(?:travell|cancelled|cancelling|labell|modell|signall|fuell|jewell|dialled|dialling|marvell)\w*/i,
  /\w*(?:colour|favour|honour|neighbour|harbour|labour|behaviour|flavour|rumour|humour|endeavour)\w*/,
  /\b(?:centre|theatre|litre|metre|kilometre|fibre)s?\b/,
  /\w*(?:organis|recognis|realis|authoris|finalis|minimis|maximis|optimis|personalis|specialis|customis)\w*/i,
  /\w*(?:summaris|apologis|emphasis(?:e|ed|ing)\b|prioritis|generalis|utilis|memoris|itemis|categoris)\w*/i,
  /\w*(?:standardis|capitalis|normalis|initialis)\w*|\banalys(?:e|ed|es|ing)\b/i,
  /\b(?:programme|licence|defence|offence|cheque|tyre|kerb|grey|instalment|enquir(?:y|ies))s?\b/i,
  /\b(?:practise[ds]?|whilst|amongst|towards|afterwards|fulfil|fulfils|enrol|enrols|learnt|judgement|ageing)\b/i,
]

/** Times are written 14:30, and time spans with an en dash: 06:00–21:00. */
const times = [
  /\b\d{1,2}(?:[:.]\d{2})? ?[ap]\.?m\b/i,
  /(?<![\d:])\d:\d{2}\b/,
  /\d:\d{2} ?(?:-|—| – ) ?\d/,
  /\b\d{1,2}h\d{2}\b/,
]

const odd = [
  /are missing to\b/i,
  /\bhouses (?:we|you) /i,
  /\bneed do nothing\b/i,
  /\b(?:desk|counter|kiosk) in [^.]*\bAirport\b/,
]

/** Returns texts whose spelling or wording differs from the rest. */
export const oddPhrases = (text: string): string[] =>
  [...british, ...times, ...odd].flatMap((pattern) => pattern.exec(text.replaceAll(mapHours, ''))?.[0] ?? [])

/** Opening hours in OpenStreetMap's format, "Mo-Sa 10:00-20:00", which staff type. */
const mapHours = /\b(?:Mo|Tu|We|Th|Fr|Sa|Su)(?:[-,][A-Z][a-z])* \d\d:\d\d-\d\d:\d\d/g

const literal = /'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|"(?:[^"\\\n]|\\.)*"/g

/**
 * Returns the texts for visitors in a source file: no comments, URLs, imports, identifiers, or titles of other people's
 * pages.
 */
export function textsOf(source: string): string[] {
  const code = source
    .replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '')
    .replaceAll(/^(?:import|export) .* from .*$/gm, '')
    .replaceAll(/"?name"?: ['"].*['"],\n\s*"?url"?:|"(?:hours|near)": ".*"/g, '')
  return (code.match(literal) ?? [])
    .map((text) => text.slice(1, -1).replaceAll(/https?:\S+|\S*\/\S*\/\S*|\S+@\S+/g, ''))
    .filter((text) => text.includes(' '))
}
