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
    /\b(?:second ?hand|pre ?(?:owned|loved)|vintage|antiques?|used(?! to\b)|refurbished|flea market|auctions?|consignment)\b/,
  'delivered-home':
    /\b(?:online|(?:send|sends|sent|post|posts|posted|mail|mails|mailed)\b(?: \w+){0,3} (?:home|abroad|overseas|to (?:my|our|the))|(?<!\b(?:by|cruise|the|a|our) )ships?|shipped|shipping|deliver(?:s|ed|y)?|by (?:courier|dhl|fedex|post))\b/,
  services:
    /\b(?:hotels?|hostels?|airbnb|accommodation|restaurants?|meals?|dinners?|lunch|breakfast|taxis?|ubers?|(?:train|flight|plane|museum|concert|opera|disney\w*) tickets?|tickets|tours?|spa|massages?|haircuts?|hairdresser|fuel|petrol|gasoline|(?:car )?rentals?|rental car|car hire|repairs?|parking|ski pass|courses?|treatments?|surgery|subscriptions?)\b/,
  'left-out':
    /\b(?:tobacco|cigarettes?|cigars?|medicines?|medications?|medicaments?|drugs|pills|weapons?|guns?|rifles?|cars?|motorbikes?|motorcycles?|scooters?|vespa|vehicles?|tyres?|tires?|boats?|gold (?:bars?|coins?)|bullion)\b/,
  books: /\b(?:books?|textbooks?|novels?)\b/,
  'reduced-goods':
    /\b(?:food|groceries|chocolates?|cheeses?|paintings?|artworks?|hams?|jamon|macarons?|olive oil|newspapers?|magazines?|comics?|truffles?|pasta|tea|coffee|biscuits|sweets|candy|foie gras|honey)\b/,
}
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
  const anyGoods = kinds.find((kind) => ofAnyGoods.includes(kind) && words[kind].test(line))
  if (anyGoods) return anyGoods
  const told = goods ?? line.replace(carriesGoods, '')
  const found = kinds.find((kind) => words[kind].test(told))
  if (goods !== null && found !== 'services') return found ?? null
  return found && !hasUsualGoods(line) ? found : null
}

function hasUsualGoods(line: string): boolean {
  return line
    .split(' ')
    .some(
      (word) =>
        conceptsOf.get(word)?.includes('goods') === true &&
        !/^(?:items?|goods|things?|stuff|purchases?|products?)$/.test(word),
    )
}
