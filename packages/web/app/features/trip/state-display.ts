import { formatMoney } from '@retour/domain/money/money'
import type { FormReadiness } from '@retour/domain/trip/proposed-form'
import type { FormState } from '@retour/domain/trip/trip-records'
import { m } from '#app/paraglide/messages.js'
import type { PurchaseStanding } from './trip-sums.ts'

/** A state is shown by text, shape and colour. */
export interface StateDisplay {
  shape: 'issued' | 'stamped' | 'sent' | 'paid' | 'ready' | 'short' | 'lost' | 'ended'
  tone: 'text-green' | 'text-amber' | 'text-red' | 'text-ink-3' | 'text-blue-ink'
  words: string
}

export const formDisplays: Record<FormState, () => StateDisplay> = {
  issued: () => ({ shape: 'issued', tone: 'text-green', words: m.trip_state_issued() }),
  validated: () => ({ shape: 'stamped', tone: 'text-green', words: m.trip_state_stamped() }),
  'handed-in': () => ({ shape: 'sent', tone: 'text-green', words: m.trip_state_sent() }),
  paid: () => ({ shape: 'paid', tone: 'text-green', words: m.trip_state_paid() }),
  refused: () => ({ shape: 'ended', tone: 'text-red', words: m.trip_state_refused() }),
  expired: () => ({ shape: 'ended', tone: 'text-red', words: m.trip_state_expired() }),
}

export function readinessDisplay(state: FormReadiness): StateDisplay {
  if (state.kind === 'ready') return { shape: 'ready', tone: 'text-blue-ink', words: m.trip_state_ready() }
  if (state.kind === 'excluded') return { shape: 'lost', tone: 'text-ink-3', words: m.trip_state_excluded() }
  const amount = formatMoney({ currency: 'EUR', cents: state.missingCents })
  if (state.kind === 'short')
    return { shape: 'short', tone: 'text-amber', words: m.trip_state_short({ amount }) }
  const words = {
    'days-over': m.trip_state_days_over({ amount }),
    'invoice-closed': m.trip_state_invoice_closed({ amount }),
    'export-over': m.trip_state_export_over(),
  }[state.because]
  return { shape: 'lost', tone: 'text-ink-3', words }
}

/** Returns how the state of a purchase is displayed: once, or twice if the guide and today's law differ. */
export function standingDisplays(standing: PurchaseStanding): StateDisplay[] {
  if (standing.issued) return [formDisplays[standing.issued.life.state]()]
  const own = readinessDisplay(standing.proposed.state)
  const law = standing.law && readinessDisplay(standing.law.state)
  if (!law || law.words === own.words) return [own]
  return [
    { ...law, words: m.trip_state_by_law({ state: law.words }) },
    { ...own, words: m.trip_state_by_guide({ state: own.words }) },
  ]
}
