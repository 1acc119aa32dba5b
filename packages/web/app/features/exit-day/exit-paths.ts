import { codeOf, type ExitPoint } from '@retour/domain/exit/journey'
import { countries } from '@retour/domain/places/countries'
import { kioskHelpPath } from '#app/platform/kiosk-help-path.ts'

/** The paths of the last day, on the trip's page (`trip-address.ts`). */
export const legsPath = '/trip?exit'
export const planPath = '/trip?exit=plan'

/** Returns the path of help or cards for customs at this place, in their language if it is one of the four. */
export function helpAt({ country }: ExitPoint, view?: 'cards'): string {
  const at = countries.find((one) => codeOf(one) === country)
  return kioskHelpPath({ ...(view && { view }), ...(at && { at }) })
}
