import { codeOf, type ExitPoint } from '@retour/domain/exit/journey'
import { countries } from '@retour/domain/places/countries'
import { kioskHelpPath } from '#app/platform/kiosk-help-path.ts'

/** The addresses of the last day, on the page of the trip (`trip-address.ts`). */
export const legsPath = '/trip?exit'
export const planPath = '/trip?exit=plan'

/** The address of help or cards for customs at this place, in their language where it is one of the four. */
export function helpAt({ country }: ExitPoint, view?: 'cards'): string {
  const at = countries.find((one) => codeOf(one) === country)
  return kioskHelpPath({ ...(view && { view }), ...(at && { at }) })
}
