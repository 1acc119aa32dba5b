import type { Transport } from '../../exit/journey.ts'
import { findPlace } from '../../places/catalogue.ts'
import type { Country } from '../../places/countries.ts'
import type { Question } from '../reading/read-question.ts'
import { transportOfWay } from '../reading/read-transport.ts'
import type { Toolbox } from '../tools/toolbox.ts'
import { describeCustoms } from './describe-customs.ts'
import { describePassage } from './describe-passage.ts'
import { wishOf } from './wish-of.ts'

/** A passage of our pages about one route over a border, by its heading and place. */
type BorderPage = {
  to: string
  from: Country
  by: Transport
  slug?: string
  heading: string
  /** Only for a route that contains one of these words. */
  near?: RegExp
}

const geneva = { from: 'france', slug: 'lyon', heading: 'Plane, train or motorway' } as const

const pages: readonly BorderPage[] = [
  {
    to: 'Switzerland',
    from: 'france',
    by: 'train',
    slug: 'strasbourg',
    heading: 'I take the train to Basel. Where do I go?',
    near: /\b(?:basel|strasbourg|mulhouse|colmar|alsace)\b/,
  },
  {
    to: 'Switzerland',
    by: 'train',
    ...geneva,
    near: /\b(?:geneva|lyon|annecy|geneve)\b/,
  },
  {
    to: 'Switzerland',
    from: 'france',
    by: 'road',
    slug: 'nice',
    heading: 'I leave by car for Switzerland. Where do I stop?',
  },
  {
    to: 'Switzerland',
    from: 'germany',
    by: 'train',
    heading: 'Does a train to Switzerland pass customs?',
  },
  { to: 'Switzerland', from: 'germany', by: 'road', heading: 'Does a train to Switzerland pass customs?' },
  { to: 'Andorra', from: 'spain', by: 'road', slug: 'barcelona', heading: 'Road to Andorra' },
  { to: 'Gibraltar', from: 'spain', by: 'road', slug: 'marbella', heading: 'Leaving by Gibraltar' },
  { to: 'Great Britain', from: 'france', by: 'ship', heading: 'Where are PABLO kiosks?' },
  { to: 'Great Britain', from: 'france', by: 'road', heading: 'Where are PABLO kiosks?' },
  {
    to: 'Great Britain',
    from: 'france',
    by: 'ship',
    slug: 'lille',
    heading: 'I take the ferry. Is there a kiosk at the port?',
  },
  { to: 'Great Britain', from: 'spain', by: 'ship', slug: 'bilbao', heading: 'Ferry to England' },
  {
    to: 'Algeria',
    from: 'france',
    by: 'ship',
    slug: 'marseille',
    heading: 'I take the ferry to Algiers. Where do I validate?',
  },
  {
    to: 'Tunisia',
    from: 'france',
    by: 'ship',
    slug: 'marseille',
    heading: 'I take the ferry to Algiers. Where do I validate?',
  },
  { to: 'Tunisia', from: 'italy', by: 'ship', slug: 'palermo', heading: 'Ferry to Tunis' },
]
const all = 0.95
const maxPagesListed = 3

/**
 * Returns what records and pages say about the border of a journey: staffed posts, trains and ports. If the journey
 * names none of the four countries, it does so for each with such a border. Empty for a flight, or if nothing is known.
 */
export function describeBorder(way: Question, bought: Country | null, tools: Toolbox): string[] {
  const by = transportOfWay(way)
  if (by === null || by === 'plane') return []
  const to = way.foreign
    .filter(({ role }) => role !== 'home' && role !== 'papers')
    .map(({ foreign }) => foreign.name)
  const left = way.places.findLast(({ role }) => role !== 'home' && role !== 'papers')?.country ?? bought
  const described = pages
    .filter((page) => to.includes(page.to) && page.by === by && (left === null || page.from === left))
    .filter(({ near }) => near === undefined || near.test(way.line))
    .slice(0, maxPagesListed)
    .flatMap((page) => quoted(page, tools))
  const isFarFromComo =
    /\b(?:turin|torino|aosta|genoa|genova|geneva|geneve|lausanne|domodossola|tirano)\b/.test(way.line)
  const isByComo = to.includes('Switzerland') && (left === 'italy' || left === null) && !isFarFromComo
  const como = isByComo ? findPlace('italy', 'como') : undefined
  return [...(como ? [describeCustoms(tools.customs(como), wishOf(way))] : []), ...described]
}

/** Returns what our page on Lyon says about trains to Geneva and the French customs desk in that station. */
export const describeTrainsToGeneva = (tools: Toolbox): string[] => quoted(geneva, tools)

function quoted(
  { from, slug, heading }: Pick<BorderPage, 'from' | 'slug' | 'heading'>,
  tools: Toolbox,
): string[] {
  const passage = tools.quote(heading, { country: from, slug: slug ?? null }, all, { country: from, heading })
  return passage ? [describePassage(passage)] : []
}
