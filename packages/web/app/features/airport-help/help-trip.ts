import type { KnownForCard } from '@retour/domain/exit/help/cards'
import { stateOfForm } from '@retour/domain/trip/form-life'
import type { Purchase, RefundForm, Traveler, TripLeg } from '@retour/domain/trip/trip-records'
import type { WithId } from '@retour/domain/trip/with-id'

/** The data that the help needs of the trip on this device; all lists are empty if there is none. */
export type HelpTrip = {
  travelers: readonly WithId<Traveler>[]
  purchases: readonly WithId<Purchase>[]
  forms: readonly WithId<RefundForm>[]
  legs: readonly WithId<TripLeg>[]
}

/** Returns the forms that customs has neither validated nor refused. */
export const openForms = ({ forms }: HelpTrip) => forms.filter((form) => stateOfForm(form).state === 'issued')

/** Returns the form of the URL; without one the only open form, or null. */
export function formOf(trip: HelpTrip, formId: string | null): WithId<RefundForm> | null {
  const named = trip.forms.find(({ id }) => id === formId)
  if (named) return named
  const open = openForms(trip)
  return open.length === 1 ? open[0]! : null
}

/** Returns the trip's data for a card about this form. Only what is certain; everything else is null. */
export function knownOf(trip: HelpTrip, form: WithId<RefundForm> | null): KnownForCard {
  const traveler = form
    ? trip.travelers.find(({ id }) => id === form.travelerId)
    : trip.travelers.length === 1
      ? trip.travelers[0]
      : undefined
  const flight = trip.legs.find(
    ({ by, number, travelerId }) =>
      by === 'plane' && number !== '' && (travelerId === null || travelerId === traveler?.id),
  )
  return {
    name: traveler?.name || null,
    shop: form?.shop || null,
    amount: form && amountOf(trip, form.id),
    operator: form?.operator || null,
    flight: flight ? { number: flight.number, departsAt: flight.departsAt } : null,
  }
}

/** Returns the sum of a form's receipts in hundredths; null if they have different currencies or there are none. */
function amountOf({ purchases }: HelpTrip, formId: string): KnownForCard['amount'] {
  const own = purchases.filter((purchase) => purchase.formId === formId)
  const [first] = own
  if (!first || own.some(({ currency }) => currency !== first.currency)) return null
  return { currency: first.currency, cents: own.reduce((sum, { cents }) => sum + cents, 0) }
}
