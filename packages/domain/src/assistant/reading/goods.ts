import { countOf } from './number-words.ts'

/** What tourists buy, in single words and in the singular. Used to tell things from verbs and places. */
const things: ReadonlySet<string> = new Set(
  (
    'bag handbag backpack purse wallet clutch tote suitcase luggage coat jacket blazer suit dress skirt shirt tshirt tee ' +
    'blouse sweater jumper hoodie cardigan top trouser pant jean shorts swimsuit bikini lingerie sock tie scarf belt glove ' +
    'hat cap shoe sneaker trainer boot heel sandal loafer watch ring necklace bracelet earring jewelry jewellery diamond ' +
    'pendant brooch sunglass glasses perfume fragrance cologne cosmetic makeup lipstick cream skincare serum phone iphone ' +
    'smartphone laptop macbook computer ipad tablet camera lens headphone airpod console drone tv television speaker ' +
    'electronics book novel magazine chocolate cheese wine champagne whisky whiskey olive oil ham food grocery sweet candy ' +
    'macaron toy game doll lego souvenir gift present painting picture print sculpture antique carpet rug vase lamp chair ' +
    'sofa table furniture knife knive pan pot porcelain china glassware crystal cutlery towel bedding cloth clothes clothing outfit ' +
    'garment item thing article product stuff goods bike bicycle ski snowboard racket pen umbrella medicine drug vitamin ' +
    'cigarette cigar tobacco car motorbike ticket kimono leather silk toiletry toothpaste tire tyre ' +
    'tripod stroller pram charger cable pouch keychain bracelet anklet tiara cufflink bowtie vest waistcoat parka anorak puffer poncho robe pajama pyjama ' +
    'underwear bra corset legging stocking slipper espadrille moccasin stiletto cushion pillow duvet blanket quilt curtain mug bowl kettle toaster ' +
    'blender grinder hairdryer shaver toothbrush violin guitar piano flute trumpet drum amplifier microphone vinyl keyboard printer kindle telescope ' +
    'binocular helmet goggle wetsuit tent rucksack racquet skateboard puzzle figurine statue ornament candle diffuser soap shampoo lotion toiletries ' +
    'birkin kelly rolex parmesan parmigiano prosciutto salami jamon truffle pasta coffee tea honey biscuit'
  ).split(' '),
)
/** The names of known things, in the singular. */
export const thingWords: Iterable<string> = things
const notThings =
  /^(?:refund|tax|vat|total|price|bill|amount|purchase|purchases|receipt|receipts|invoice|it|that|this|them|one|spent|paid|me|us|you|what|how|much|is|was|and|for|the|sum|shop|store|shopping|money|cash|card|back|worth|value|minimum|each|people|person|day|days|week|month|night|home|morning|evening|afternoon|summer|trip|flight|euro|euros|dollars|pounds|percent)$/
const singular = (word: string) =>
  word
    .replace(/(?<=ss|sh|ch|x)es$/, '')
    .replace(/ies$/, 'y')
    .replace(/(?<!s)s$/, '')

/** Returns whether a word is the name of something that is bought, in the singular or plural. */
export function isThing(word: string | undefined): boolean {
  return (
    word !== undefined &&
    (things.has(word) || things.has(singular(word)) || things.has(word.replace(/ves$/, 'f')))
  )
}

/**
 * Returns the thing whose price stands from `at` to `last`: before it ("a coat for 300", "shoes, 120 euros") or after
 * it ("a 1,200 EUR jacket", "500 euros worth of cosmetics"). Null if there is none.
 */
export function goodsBeside(texts: readonly string[], at: number, last: number): string | null {
  return thingBefore(texts, at) ?? thingBehind(texts, last)
}

const link =
  /^(?:for|at|costs?|costing|cost|priced|price|worth|of|is|was|were|are|about|around|roughly|over|only|exactly|paid|a|each|eur|usd|gbp|chf|jpy|euro|euros|[€$£¥])$/

function thingBefore(texts: readonly string[], at: number): string | null {
  let index = at - 1
  while (index >= 0 && at - index <= 4 && link.test(texts[index] ?? '')) index -= 1
  const word = texts[index] ?? ''
  // "parmesan and wine": both count.
  const other = texts[index - 1] === 'and' ? (texts[index - 2] ?? '') : ''
  if (isThing(word)) return isThing(other) ? `${other} and ${word}` : word
  // "hotel 780 euros": a service, which is returned too.
  if (index >= at - 3 && paidServices.test(word)) return word
  const isCounted =
    index < at - 1 &&
    (/^(?:an?|my|the|one)$/.test(texts[index - 1] ?? '') || (countOf(texts[index - 1]) ?? 0) > 1)
  return isCounted && /^\p{L}{3,}$/u.test(word) && !notThings.test(word) ? word : null
}

const paidServices =
  /^(?:hotels?|hostels?|airbnb|restaurants?|dinners?|lunch|breakfast|tickets|museums?|taxis?|ubers?|spa|massages?|tours?)$/

function thingBehind(texts: readonly string[], last: number): string | null {
  const isOf = texts[last + 1] === 'of' || (texts[last + 1] === 'worth' && texts[last + 2] === 'of')
  const from =
    last +
    1 +
    (isOf ? (texts[last + 1] === 'of' ? 1 : 2) : /^(?:for|on)$/.test(texts[last + 1] ?? '') ? 1 : 0)
  const near = texts.slice(from, from + 4)
  const end = near.findIndex(
    (word, index) => (index > 0 || !/^(?:an?|the|my)$/.test(word)) && stops.test(word),
  )
  return near.slice(0, end < 0 ? near.length : end).find(isThing) ?? null
}
const stops = /^(?:and|or|plus|in|at|on|from|with|to|i|we|is|was|then|but|each|bought|for|\d.*)$/
