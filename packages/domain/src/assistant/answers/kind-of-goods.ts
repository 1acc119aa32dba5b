import { conceptsOf } from '../understanding/concepts.ts'
import type { Purchase } from '../reading/read-question.ts'

/** What decides whether a purchase counts at all, and with which rate; null for usual goods. */
export type GoodsKind =
  | 'services'
  | 'used-goods'
  | 'left-out'
  | 'delivered-home'
  | 'books'
  | 'reduced-goods'
  | null

const words: Record<Exclude<GoodsKind, null>, RegExp> = {
  'used-goods':
    /\b(?:second ?hand|pre ?(?:owned|loved)|vintage|antiques?|used(?! to\b)|refurbished|flea market|auctions?|consignment|thrift|ebay|vestiaire|vinted|private (?:seller|person|individual)|previous owner)\b/,
  'delivered-home':
    /\b(?:online|(?:send|sends|sent|post|posts|posted|mail|mails|mailed)\b(?: \w+){0,3} (?:home|abroad|overseas|to (?:my|our|the))|(?<!\b(?:by|cruise|the|a|our) )ships?|shipped|shipping|deliver(?:s|ed|y)?|by (?:courier|dhl|fedex|ups|post|air ?freight|sea ?freight|mail)|(?:a|the|their|its|shops?|stores?) website|web ?shop|on the internet|amazon|zalando|farfetch|mytheresa|in a (?:container|parcel)|home delivery)\b/,
  services:
    /\b(?:hotels?|hostels?|airbnb|accommodation|restaurants?|meals?|dinners?|lunch|breakfast|taxis?|ubers?|(?:train|flight|plane|museum|concert|opera|disney\w*) tickets?|(?<!\b(?:one|two|three|same|separate|different|several|till|my|our|the) )tickets|tours?|spa|massages?|haircuts?|hairdresser|fuel|petrol|gasoline|(?:car )?rentals?|rental car|car hire|parking|ski pass|courses?|treatments?|surgery|subscriptions?|insurance|warranty|admission|entrance|sim ?card|wedding (?:planner|photographer)|photo ?shoot|hair ?(?:dye|extensions)|manicures?|tattoos?|dentist|dental work|doctor)\b/,
  'left-out':
    /\b(?:tobacco|cigarettes?|cigars?|vapes?|medicines?|medications?|medicaments?|drugs|pills|antibiotics?|insulin|painkillers?|ibuprofen|paracetamol|aspirin|weapons?|guns?|pistols?|revolvers?|rifles?|(?<!\b(?:toy|model|lego|baby|remote control|rc) )cars?(?! (?:seat|key|toy|model))|(?:motorbikes?|motor ?cycles?|mopeds?|scooters?)(?! (?:helmet|jacket|gloves?|boots|gear|suit|trousers))|vespas?|vehicles?|trucks?|vans?|motorhomes?|caravans?|(?:car|spare|auto) parts|brake (?:pads?|discs?|fluid)|brakes|(?:engine|motor) oil|spark plugs?|windscreens?|alloy wheels?|exhausts?|tyres?|tires?|boats?|yachts?|gold (?:bars?|coins?)|bullion|bmw|mercedes|porsche|ferrari|lamborghini|audi|tesla|volkswagen|vw|fiat|alfa romeo|maserati|bentley|ducati|harley|kawasaki|ktm|aprilia|moto guzzi|peugeot|renault|citroen)\b/,
  books:
    /\b(?:(?!(?:mac|note|chrome|face|net|look|scrap|sketch|power|e|audio|pocket|ultra)books?\b)[a-z]*books?|novels?|dictionar(?:y|ies)|encyclopa?edias?|atlas(?:es)?)\b/,
  'reduced-goods':
    /\b(?:food|groceries|chocolates?|cheeses?|paintings?|artworks?|hams?|jamon|prosciutto|sausages?|salami|meat|fish|seafood|oysters|caviar|fruit|vegetables|spices?|saffron|jams?|marmalade|mustard|vinegar|balsamic|salt|nuts|bread|cakes?|pastr(?:y|ies)|cookies|gingerbread|panettone|turron|marzipan|parmesan|parmigiano|macarons?|olive oil|newspapers?|magazines?|comics?|truffles?|pasta|tea|coffee|biscuits|sweets|candy|foie gras|honey|flowers|bouquets?|plants|seeds|wheelchairs?|crutches|nappies|diapers|tampons|prints?)\b/,
}
/** Work on a thing, whatever the thing: "repair of my watch". */
const workOnThings =
  /\b(?:repairs?|repaired|repairing|fixed|alterations?|altered|tailoring|resol(?:ed|ing)|polishing|engraving|dry ?cleaning|battery (?:change|replacement)|servicing|service of|restoration|(?:had|have|get|got|getting) (?:my|our|the|a) \w+ (?:serviced|cleaned|polished|fixed|repaired|altered|restored|resized|engraved|tailored|dyed|framed|sharpened|resoled|mended|adjusted|upgraded))\b/
/** Glasses and lenses that a lower rate may hold for. Sunglasses, glasses to drink from and lenses of cameras are usual goods. */
const optical =
  /\b(?:(?:prescription|reading|varifocal|progressive|bifocal|corrective) (?:sun ?)?(?:glasses|lens(?:es)?)|eye ?glasses|spectacles|contact lens(?:es)?|opticians?|hearing aids?)\b/
const plainGlasses =
  /(?<!\b(?:sun|wine|drinking|champagne|cocktail|whisk(?:e)?y|beer|crystal|murano|shot|set of|looking) )\bglasses\b/
const kinds = Object.keys(words) as Exclude<GoodsKind, null>[]
/** How goods come, said with whatever goods. */
const ofAnyGoods: readonly GoodsKind[] = ['used-goods', 'delivered-home']
const rentalWords = /\b(?:rental|hire[ds]?|rented) cars?\b|\bcar (?:rental|hire)\b/
const carriesGoods = /\bby (?:car|boat)\b/

/**
 * The kind of a purchase, from what stands beside its figure, else from the line of lower-case words around it: there a
 * service or a vehicle counts only when no other goods are named ("a bag near my hotel").
 */
export function kindOfGoods({ goods }: Pick<Purchase, 'goods'>, line: string): GoodsKind {
  if (rentalWords.test(line) && !hasUsualGoods(line)) return 'services'
  if (workOnThings.test(line)) return 'services'
  const anyGoods = kinds.find((kind) => ofAnyGoods.includes(kind) && words[kind].test(line))
  if (anyGoods) return anyGoods
  const told = goods ?? line.replace(carriesGoods, '')
  const isForSun = /\bsun ?glasses\b/.test(line) && !/\b(?:prescription|corrective|varifocal)\b/.test(line)
  if ((optical.test(line) && !isForSun) || (plainGlasses.test(line) && plainGlasses.test(told)))
    return 'reduced-goods'
  const found = kinds.find((kind) => words[kind].test(told))
  if (goods !== null && found !== 'services') return found ?? null
  return found && !hasUsualGoods(line) ? found : null
}

/** Food to some, but with the standard rate in all four countries. */
const alcohol =
  /\b(?:wines?|champagnes?|prosecco|cava|whisk(?:e)?ys?|beers?|cognacs?|armagnac|calvados|brandy|grappa|gin|rum|vodka|liqueurs?|liquors?|spirits|alcohol)\b/

/** Does a line of lower-case words name alcohol? */
export const namesAlcohol = (line: string): boolean => alcohol.test(line)

/** Does a line of lower-case words name goods that count, and none that do not? */
export const namesUsualGoods = (line: string): boolean =>
  kindOfGoods({ goods: null }, line) === null && (hasUsualGoods(line) || namesAlcohol(line))

function hasUsualGoods(line: string): boolean {
  return line
    .split(' ')
    .some(
      (word) =>
        conceptsOf.get(word)?.includes('goods') === true &&
        !/^(?:items?|goods|things?|stuff|purchases?|products?)$/.test(word),
    )
}
