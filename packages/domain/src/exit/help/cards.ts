import type { Currency } from '../../money/currencies.ts'
import type { Country } from '../../places/countries.ts'
import { ends } from './ends.ts'
import { questions } from './questions.ts'
import { languages, sentences, type SentenceId } from './sentences.ts'
import { sentencesAtTheTill } from './sentences-at-the-till.ts'
import { firstQuestions, type Situation } from './situations.ts'

/** A sentence to show, and the person or desk to show it to. */
export type ShownSentence = { id: SentenceId; contact: string }

const isForTheTill = (id: SentenceId) => Object.hasOwn(sentencesAtTheTill, id)
const theShop = 'The shop that made out the form'

/** Returns the person to show this sentence to. */
export function contactFor(id: SentenceId): string {
  if (isForTheTill(id)) return theShop
  return Object.values(ends).find(({ say }) => say[0] === id)?.contact ?? theShop
}

/** Returns every sentence: at the till, and on the way out. */
export function allCards(): { atTheTill: ShownSentence[]; onTheWayOut: ShownSentence[] } {
  const cards = (Object.keys(sentences) as SentenceId[]).map((id) => ({ id, contact: contactFor(id) }))
  return {
    atTheTill: cards.filter(({ id }) => isForTheTill(id)),
    onTheWayOut: cards.filter(({ id }) => !isForTheTill(id)),
  }
}

/** Returns the sentences of all ends of a situation, each once. */
export function cardsOf(situation: Situation): ShownSentence[] {
  const seen = new Set<string>()
  const found = new Map<SentenceId, string>()
  const visit = (name: string) => {
    if (seen.has(name)) return
    seen.add(name)
    const end = ends[name]
    if (end && !found.has(end.say[0])) found.set(end.say[0], end.contact)
    for (const { to } of questions[name]?.answers ?? []) visit(to)
  }
  visit(firstQuestions[situation].start)
  return [...found].map(([id, contact]) => ({ id, contact }))
}

/** The trip's data for a card; null where unknown. `departsAt` is local time (YYYY-MM-DDTHH:MM). */
export type KnownForCard = {
  name: string | null
  shop: string | null
  amount: { currency: Currency; cents: number } | null
  operator: string | null
  flight: { number: string; departsAt: string | null } | null
}

type CardRow = { label: string; value: string }

const labels: Readonly<Record<Country, { name: string; shop: string; operator: string; flight: string }>> = {
  france: { name: 'Nom', shop: 'Magasin', operator: 'Opérateur', flight: 'Vol' },
  spain: { name: 'Nombre', shop: 'Tienda', operator: 'Operador', flight: 'Vuelo' },
  italy: { name: 'Nome', shop: 'Negozio', operator: 'Operatore', flight: 'Volo' },
  germany: { name: 'Name', shop: 'Geschäft', operator: 'Anbieter', flight: 'Flug' },
}

/** Returns the rows below the sentence, in the officer's language and formats; unknown data is left out. */
export function cardRows(known: KnownForCard, country: Country): CardRow[] {
  const { name, shop, amount, operator, flight } = known
  const words = labels[country]
  const rows: (CardRow | null)[] = [
    name ? { label: words.name, value: name } : null,
    shop && amount ? { label: shop, value: writeAmount(amount, country) } : null,
    shop && !amount ? { label: words.shop, value: shop } : null,
    operator ? { label: words.operator, value: operator } : null,
    flight ? flightRow(flight, country) : null,
  ]
  return rows.filter((row) => row !== null)
}

function flightRow({ number, departsAt }: NonNullable<KnownForCard['flight']>, country: Country): CardRow {
  const { flight } = labels[country]
  if (departsAt === null) return { label: flight, value: number }
  const [hours = '', minutes = ''] = departsAt.slice(11).split(':')
  const time = country === 'france' ? `${Number(hours)} h ${minutes}` : `${hours}:${minutes}`
  return { label: `${flight} ${number}`, value: country === 'germany' ? `${time} Uhr` : time }
}

const writeAmount = ({ currency, cents }: { currency: Currency; cents: number }, country: Country) =>
  new Intl.NumberFormat(languages[country], {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    minimumFractionDigits: 2,
    useGrouping: true,
  }).format(cents / 100)
