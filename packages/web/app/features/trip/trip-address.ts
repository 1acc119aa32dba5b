import { type LetterKind, letterKinds } from '@retour/domain/trip/letters/letter-kinds'

export type TripTab = 'purchases' | 'forms'

/** What the address says of the screen: the open tab, or the form that is looked at. */
export interface TripAddress {
  tab: TripTab
  formId: string | null
  /** The letter of that form that is read. */
  letter: LetterKind | null
  /** The screen of the last day that is open. */
  exit: 'legs' | 'plan' | null
}

export const tripPath = '/trip'
export const formsPath = '/trip?tab=forms'
export const exitPath = '/trip?exit'
export const exitPlanPath = '/trip?exit=plan'
export const formPath = (id: string) => `/trip?form=${encodeURIComponent(id)}`

export const letterPath = (id: string, letter: LetterKind) => `${formPath(id)}&letter=${letter}`

export function readTripAddress(search: string): TripAddress {
  const query = new URLSearchParams(search)
  const named = query.get('letter')
  const exit = query.get('exit')
  return {
    tab: query.get('tab') === 'forms' ? 'forms' : 'purchases',
    formId: query.get('form'),
    letter: letterKinds.find((kind) => kind === named) ?? null,
    exit: exit === null ? null : exit === 'plan' ? 'plan' : 'legs',
  }
}

/** Whether this address begins a purchase: `add-link.ts` reads which. */
export const hasAddLink = (search: string): boolean => new URLSearchParams(search).has('add')
