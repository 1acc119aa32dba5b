import type { ExitPoint } from '@retour/domain/exit/journey'
import type { FormStep } from '@retour/domain/exit/form-steps'
import { readStop } from '@retour/domain/exit/read-stop'
import type { TripLeg } from '@retour/domain/trip/trip-records'
import type { LineStop } from './leg-line.tsx'
import { isInUnion, shortStop, timeOf } from './stop-text.ts'

/**
 * Returns the stops of legs in order, with what is done at each; empty without legs. An unknown name stays as typed.
 */
export function lineStops(legs: readonly TripLeg[], steps: readonly FormStep[]): LineStop[] {
  const [first] = legs
  if (!first) return []
  return [
    stopOf(pointOf(first.from, first.by), first.departsAt ? timeOf(first.departsAt) : '', 0, steps),
    ...legs.map((leg, index) => {
      const next = legs[index + 1]
      const times = [leg.arrivesAt, next?.departsAt].flatMap((reading) => (reading ? timeOf(reading) : []))
      return stopOf(pointOf(leg.to, leg.by), times.join('–'), index + 1, steps)
    }),
  ]
}

function pointOf(text: string, by: TripLeg['by']): ExitPoint {
  return readStop(text, by)?.point ?? { name: text, country: 'ZZ' }
}

function stopOf(point: ExitPoint, under: string, stop: number, steps: readonly FormStep[]): LineStop {
  const here = steps.filter(({ step }) => step.stop === stop)
  const hasQuestion = here.some(({ step }) => !('place' in step))
  return {
    name: shortStop(point),
    under,
    isInUnion: isInUnion(point),
    mark: hasQuestion ? 'ask' : here.length > 0 ? 'stamp' : null,
  }
}
