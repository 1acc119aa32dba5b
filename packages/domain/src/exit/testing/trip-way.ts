import { createBag, createForm, createLeg } from '../../trip/new-records.ts'
import type { RefundForm, TripBag, TripLeg } from '../../trip/trip-records.ts'
import type { WithId } from '../../trip/with-id.ts'

/**
 * Records of legs on 29 November 2026: "CDG@09:00 plane FRA@10:20/14:15 plane NRT" leaves Charles de Gaulle at 09:00, is
 * in Frankfurt from 10:20 to 14:15 and flies on; `stop` is the same aircraft flying on. "_" is a blank; "+1" behind a
 * time is the day after.
 */
export function tripLegs(way: string): WithId<TripLeg>[] {
  const words = way.split(' ')
  return words.flatMap((word, index) => {
    const by = words[index - 1]
    const from = words[index - 2]
    if (index % 2 === 1 || by === undefined || from === undefined) return []
    const start = stopOf(from)
    const end = stopOf(word)
    return [
      {
        ...createLeg({ by: by === 'stop' ? 'plane' : (by as TripLeg['by']), from: start.name, to: end.name }),
        id: `leg ${index / 2}`,
        departsAt: start.departs,
        arrivesAt: end.arrives,
        sameAircraft: by === 'stop',
      },
    ]
  })
}

function stopOf(word: string): { name: string; arrives: string | null; departs: string | null } {
  const [name = '', times = ''] = word.split('@')
  const [first, second] = times.split('/')
  return {
    name: name.replaceAll('_', ' '),
    arrives: second === undefined && word.startsWith('@') ? null : readTime(first),
    departs: readTime(second ?? first),
  }
}

function readTime(text: string | undefined): string | null {
  if (!text) return null
  const [time = '', days] = text.split('+')
  return `2026-11-${29 + Number(days ?? 0)}T${time}`
}

/**
 * Bags of one form, each with its id: "cabin", "worn", "hold" (nobody said how far it is tagged), "hold:through",
 * "hold:1" (given back after leg 1), several joined by "+"; "-" for none.
 */
export function tripBags(text: string): WithId<TripBag>[] {
  if (text === '-') return []
  return text.split('+').map((bag, index) => {
    const [kind, tag] = bag.split(':')
    return {
      ...createBag({ travelerId: null, kind: kind as TripBag['kind'] }),
      id: `bag ${index}`,
      isTagKnown: tag !== undefined,
      collectedAfter: tag === undefined || tag === 'through' ? [] : [`leg ${tag}`],
    }
  })
}

/** An issued form with these bags; "france paper" is one without a code. */
export function tripForm(
  text: string,
  bags: readonly WithId<TripBag>[],
  fields: Partial<RefundForm> = {},
): WithId<RefundForm> {
  const [country, medium] = text.split(' ')
  return {
    ...createForm({
      travelerId: null,
      country: country as RefundForm['country'],
      shop: 'Shop',
      issuedOn: '2026-11-20',
    }),
    id: 'form',
    medium: (medium as RefundForm['medium']) ?? null,
    bagIds: bags.map(({ id }) => id),
    ...fields,
  }
}
