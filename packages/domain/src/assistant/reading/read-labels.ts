import type { Span } from './words.ts'

/** Figures that are names, counts, shares or measures. */
const said = [
  // terminal 2E, gate 12, T1, desk 4
  String.raw`\b(?:terminals?|gates?|halls?|doors?|levels?|floors?|platforms?|page|routes?|rooms?|exits?|row|seat|zone|line|ligne|bus|tram|metro|porte|quai|gleis|hall|counter|desk|counters|step|question|option|section|article|art|form|cerfa|chapter|nr|no|number|numero|paragraph|section|directive|regulation|law|rue|avenue|street|via|calle|bp|post ?code|zip|concourse|pier|cards?|ending|passport|visa)\.? ?(?:no\.? ?|number |n° ?)?[a-z]?[ -]?\d{1,6}[a-z]?(?![a-z\d])(?!,\d|\.\d)`,
  String.raw`(?<![a-z\d])t ?\d[a-z]?(?![a-z\d])`,
  String.raw`(?:#|n°|№) ?\d+`,
  // flight AF006, vol BA 304
  String.raw`\b(?:flights?|vol|vuelo|volo|flug|train|tgv|zug) (?:no\.? ?|number )?(?:[a-z]{1,3} ?)?\d{1,4}(?![a-z\d])`,
  // size 38, EU 42
  String.raw`\b(?:sizes?|pointure|taille|talla|taglia|grosse|(?:eu|uk|us|it|fr) size)(?: is)? (?:eu |uk |us |it |fr )?\d{1,3}(?:[.,]5)?(?!\d)`,
  // iPhone 15, Galaxy S24, Chanel No 5
  String.raw`\b(?:iphones?|ipads?|galaxy|pixel|ps|playstation|airpods|macbook|switch|watch(?: series| ultra)|gopro|xbox|windows|model|mod|ref|reference|series|gen)\.? ?(?:[a-z]{1,3})?\d{1,4}[a-z]{0,3}(?![a-z\d])(?![.,]\d)`,
  String.raw`\bchanel (?:no\.? ?)?(?:5|19|22)(?!\d)`,
  // 18k gold, 4k TV
  String.raw`(?<![\d.,])\d{1,2} ?(?:k|kt|ct|carat|karat)s? (?:white |yellow |rose |pink |solid )?(?:gold|tv|television|monitor|screen|camera|video|oled)(?![a-z])`,
  String.raw`(?<![\d.,])\d{1,2} ?(?:carats?|karats?|kt|ct)(?![a-z])`,
  // 20 %, 22 percent
  String.raw`(?<![\d.,])\d[\d.,]{0,20} ?(?:%|percent(?:age)?|per cent|pct|prozent|pour ?cent|por ciento|per cento)`,
  // 100 ml, 2 kg, 256GB, 30 cm, 55 inch
  String.raw`(?<![\d.,])\d[\d.,]{0,20} ?(?:ml|cl|dl|l|liters?|litres?|g|gr|kgs?|kilos?|lbs?|oz|mm|cm|km|kms|m2|miles?|meters?|metres?|gb|tb|mb|inch(?:es)?|"|mp|mah|mbps|hz|degrees?|°c?)(?![a-z\d])`,
  // 24/7, 1st, 2nd
  String.raw`(?<!\d)24 ?/ ?7(?!\d)`,
  String.raw`(?<![\d.,])\d{1,3}(?:st|nd|rd|th|eme|ere)(?![a-z])`,
  // 2 of 3, 1 out of 10
  String.raw`(?<![\d.,])\d{1,2} (?:out )?of \d{1,2}(?![\d.,])(?! ?[€$£¥₹₩])`,
  // under 16s, over 18s
  String.raw`\b(?:under|over)[ -]?\d{1,2}s(?![a-z])`,
  // mails, addresses, phone numbers
  String.raw`\+\d[\d ().-]{7,20}\d`,
].map((pattern) => new RegExp(pattern, 'g'))
/** Flight numbers in capitals: AF006, LH 1234. "US 500" and "CA 500" may be dollars. */
const flightCode = /(?<![\p{L}\d])(?!EU|US|CA|AU|NZ|HK|RS|KR|FR|SG|RM)[A-Z][A-Z\d]\d{2,4}(?![\p{L}\d.,])/gu

/** Returns the positions of figures that are not prices: "terminal 2", "size 38", "20 %". */
export function readLabels(plain: string): Span[] {
  const lower = plain.toLowerCase()
  const found = [...said.flatMap((pattern) => [...lower.matchAll(pattern)]), ...plain.matchAll(flightCode)]
  return found.map((one) => ({ start: one.index, end: one.index + one[0].length }))
}
