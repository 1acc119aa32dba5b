import { conceptsOf } from '../understanding/concepts.ts'
import { glossOf } from '../understanding/foreign-words.ts'
import type { GoodsKind as RecordedKind } from '../../trip/trip-records.ts'
import type { Purchase, Question } from '../reading/read-question.ts'

/** A kind of goods with rules of its own, on eligibility or rate. Null for usual goods. */
export type GoodsKind = keyof typeof words | 'glasses' | null

const words = {
  'used-goods':
    /\b(?:second ?hand|pre ?(?:owned|loved)|vintage|antiques?|used(?! to\b)|refurbished|flea market|auctions?|consignment|thrift|ebay|vestiaire|vinted|private (?:seller|person|individual)|previous owner)\b/,
  'delivered-home':
    /\b(?:online|(?:send|sends|sent|post|posts|posted|mail|mails|mailed)\b(?: \w+){0,3} (?:home|abroad|overseas|to (?:my|our|the))|(?<!\b(?:by|cruise|the|a|our) )ships?|shipped|shipping|deliver(?:s|ed|y)?|by (?:courier|dhl|fedex|ups|post|air ?freight|sea ?freight|mail)|(?:a|the|their|its|shops?|stores?) website|web ?shop|on the internet|amazon|zalando|farfetch|mytheresa|in a (?:container|parcel)|home delivery)\b/,
  services:
    /\b(?:hotels?|hostels?|airbnb|accommodation|restaurants?|meals?|dinners?|lunch|breakfast|taxis?|ubers?|(?:train|flight|plane|museum|concert|opera|disney\w*) tickets?|(?<!\b(?:one|two|three|same|separate|different|several|till|my|our|the) )tickets|tours?|spa|massages?|haircuts?|hairdresser|fuel|petrol|gasoline|(?:car )?rentals?|rental car|car hire|parking|ski pass|courses?|treatments?|surgery|subscriptions?|insurance|warranty|admission|entrance|sim ?card|wedding (?:planner|photographer)|photo ?shoot|hair ?(?:dye|extensions)|manicures?|tattoos?|dentist|dental work|doctor)\b/,
  tobacco: /\b(?:tobacco|cigarettes?|cigars?|vapes?)\b/,
  medicine:
    /\b(?:medicines?|medications?|medicaments?|drugs|pills|antibiotics?|insulin|painkillers?|ibuprofen|paracetamol|aspirin)\b/,
  weapons: /\b(?:weapons?|guns?|pistols?|revolvers?|rifles?)\b/,
  gold: /\b(?:gold (?:bars?|coins?)|bullion)\b/,
  vehicles:
    /\b(?:(?<!\b(?:toy|model|lego|baby|remote control|rc) )cars?(?! (?:seat|key|toy|model))|(?:motorbikes?|motor ?cycles?|mopeds?|scooters?)(?! (?:helmet|jacket|gloves?|boots|gear|suit|trousers))|vespas?|vehicles?|trucks?|(?:a|the|my|our|new|used|camper|delivery) vans?|motorhomes?|caravans?|(?:car|spare|auto) parts|brake (?:pads?|discs?|fluid)|brakes|(?:engine|motor) oil|spark plugs?|windscreens?|alloy wheels?|exhausts?|tyres?|tires?|boats?|yachts?|bmw|mercedes|porsche|ferrari|lamborghini|audi|tesla|volkswagen|vw|fiat|alfa romeo|maserati|bentley|ducati|harley|kawasaki|ktm|aprilia|moto guzzi|peugeot|renault|citroen)\b/,
  books:
    /\b(?:(?!(?:mac|note|chrome|face|net|look|scrap|sketch|power|e|audio|pocket|ultra)books?\b)[a-z]*books?|novels?|dictionar(?:y|ies)|encyclopa?edias?|atlas(?:es)?)\b/,
  food: /\b(?:food|groceries|chocolates?|cheeses?|hams?|jamon|prosciutto|sausages?|salami|meat|fish|seafood|oysters|caviar|fruit|vegetables|spices?|saffron|jams?|marmalade|mustard|vinegar|balsamic|salt|nuts|bread|cakes?|pastr(?:y|ies)|cookies|gingerbread|panettone|turron|marzipan|parmesan|parmigiano|macarons?|olive oil|truffles?|pasta|tea|coffee|biscuits|sweets|candy|foie gras|honey)\b/,
  others:
    /\b(?:paintings?|artworks?|newspapers?|magazines?|comics?|flowers|bouquets?|plants|seeds|wheelchairs?|crutches|nappies|diapers|tampons|prints?)\b/,
} as const satisfies Record<string, RegExp>
/** Work on a thing: "repair of my watch". */
const workOnThings =
  /\b(?:repairs?|repaired|repairing|fixed|alterations?|altered|tailoring|resol(?:ed|ing)|polishing|engraving|dry ?cleaning|battery (?:change|replacement)|servicing|service of|restoration|(?:had|have|get|got|getting) (?:my|our|the|a) \w+ (?:serviced|cleaned|polished|fixed|repaired|altered|restored|resized|engraved|tailored|dyed|framed|sharpened|resoled|mended|adjusted|upgraded))\b/
/** Vouchers are not goods. */
const giftCards = /\bgift ?(?:cards?|vouchers?|certificates?)\b/
/** Returns whether a lower-case line mentions work on a thing. */
export const isWork = (line: string): boolean => workOnThings.test(line)
/** Glasses and lenses that may have a lower rate. Sunglasses, drinking glasses and camera lenses are usual goods. */
const optical =
  /\b(?:(?:prescription|reading|varifocal|progressive|bifocal|corrective) (?:sun ?)?(?:glasses|lens(?:es)?)|eye ?glasses|spectacles|contact lens(?:es)?|opticians?|hearing aids?)\b/
const plainGlasses =
  /(?<!\b(?:sun|wine|drinking|champagne|cocktail|whisk(?:e)?y|beer|crystal|murano|shot|set of|looking) )\bglasses\b/
const kinds = Object.keys(words) as (keyof typeof words)[]
/** How goods are delivered, whatever they are. */
const ofAnyGoods: readonly GoodsKind[] = ['used-goods', 'delivered-home']
const rentalWords = /\b(?:rental|hire[ds]?|rented) cars?\b|\bcar (?:rental|hire)\b/
const carriesGoods = /\b(?:by|without|in|with|no|have|rent|hire) (?:an? |the |my |our )?(?:car|boat)\b/

/**
 * Returns the kind of a purchase: from the words beside its figure, else from the lower-case line. In the line, a
 * service or vehicle counts only if no other goods are named ("a bag near my hotel").
 */
export function kindOfGoods({ goods }: Pick<Purchase, 'goods'>, line: string): GoodsKind {
  if (rentalWords.test(line) && !hasUsualGoods(line)) return 'services'
  if (workOnThings.test(line) || giftCards.test(line)) return 'services'
  const anyGoods = kinds.find((kind) => ofAnyGoods.includes(kind) && words[kind].test(line))
  if (anyGoods) return anyGoods
  const goodsText = goods ?? line.replace(carriesGoods, '')
  const isForSun = /\bsun ?glasses\b/.test(line) && !/\b(?:prescription|corrective|varifocal)\b/.test(line)
  if ((optical.test(line) && !isForSun) || (plainGlasses.test(line) && plainGlasses.test(goodsText)))
    return 'glasses'
  const found = kinds.find((kind) => words[kind].test(goodsText))
  if (goods !== null && found !== 'services') return found ?? null
  return found && !hasUsualGoods(line) ? found : null
}

/**
 * Returns the kind of goods that a question names without a figure. A follow-up question has the kind of the question
 * before.
 */
export function kindNamed({ line, topicLine, language }: Named): GoodsKind {
  const goodsText = [line, topicLine].map((text) => inEnglishWords(text, language).replace(atHotel, ''))
  return kindOfGoods({ goods: null }, goodsText[0] ?? '') ?? kindOfGoods({ goods: null }, goodsText[1] ?? '')
}

type Named = Pick<Question, 'line' | 'topicLine' | 'language'>

const goodsInEnglish = /^(?:books|medicine|tobacco|cigarettes|wine|perfume|cosmetics|clothes|second hand)$/

/** Replaces goods of another language by English: "libros en italia" becomes "books en italia". */
const inEnglishWords = (line: string, language: string) =>
  language === 'en'
    ? line
    : line
        .split(' ')
        .map((word) => {
          const english = glossOf(word, language).join(' ')
          return goodsInEnglish.test(english) ? english : word
        })
        .join(' ')

/** A location: "from the hotel lobby", "in my hotel room". */
const atHotel =
  /\b(?:from|in|at|to|near|behind|outside|opposite|inside|by) (?:an?|the|my|our|your|this) (?:hotel|hostel|airbnb|restaurant|rental)(?: (?:lobby|room|safe|reception|bar|desk|concierge))?\b(?! (?:bill|invoice|receipt|cost\w*|price|stay))/

/** Goods that some countries exclude. */
export const leftOutKinds = [
  'tobacco',
  'medicine',
  'weapons',
  'gold',
  'vehicles',
] as const satisfies GoodsKind[]
/** Returns whether some countries exclude goods of this kind. */
export const isLeftOut = (kind: GoodsKind): boolean => leftOutKinds.some((one) => one === kind)

/** Returns whether the kind can have a lower rate. */
export const hasLowerRate = (kind: GoodsKind): boolean =>
  kind === 'books' || kind === 'food' || kind === 'others' || kind === 'glasses'

const recorded: Partial<Record<NonNullable<GoodsKind>, RecordedKind>> = {
  'used-goods': 'used',
  tobacco: 'tobacco',
  medicine: 'medicine',
  weapons: 'weapons',
  vehicles: 'fuel-and-vehicles',
  books: 'books',
  food: 'food',
}

/** Returns the kind in the countries' records, or null if they have none. */
export const recordedKind = (kind: GoodsKind, line: string): RecordedKind | null =>
  (kind !== null && recorded[kind]) || (namesArt(line) ? 'art-and-antiques' : null)

const artOrAntiques = /\b(?:antiques?|art|artworks?|paintings?|sculptures?|collectibles?)\b/

/** Returns whether a lower-case line mentions art or antiques. */
export const namesArt = (line: string): boolean => artOrAntiques.test(line)

/** May be called food, but has the standard rate in all four countries. */
const alcohol =
  /\b(?:wines?|champagnes?|prosecco|cava|whisk(?:e)?ys?|beers?|cognacs?|armagnac|calvados|brandy|grappa|gin|rum|vodka|liqueurs?|liquors?|spirits|alcohol)\b/

/** Returns whether a lower-case line mentions alcohol. */
export const namesAlcohol = (line: string): boolean => alcohol.test(line)

/** Returns whether a question names usual goods and no others. */
export const namesUsualGoods = (question: Named): boolean =>
  kindNamed(question) === null && (hasUsualGoods(question.line) || namesAlcohol(question.line))

/** Returns whether it names usual goods. */
export const namesUsual = (goods: string): boolean =>
  goods.split(' ').some((word) => hasUsualGoods(word.replace(/s$/, '')) || hasUsualGoods(word))

function hasUsualGoods(line: string): boolean {
  return line
    .split(' ')
    .some(
      (word) =>
        conceptsOf.get(word)?.includes('goods') === true &&
        !/^(?:items?|goods|things?|stuff|purchases?|products?)$/.test(word),
    )
}
