import { type LetterKind, letterKinds } from '@retour/domain/trip/letters/letter-kinds'

export type TripTab = 'purchases' | 'forms'

/** The state of the screen in the URL: the open tab or form. */
export interface TripAddress {
  tab: TripTab
  formId: string | null
  /** The open letter of that form. */
  letter: LetterKind | null
  /** The open screen of the last day. */
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

/** Returns whether the URL starts a purchase; `add-link.ts` parses it. */
export const hasAddLink = (search: string): boolean => new URLSearchParams(search).has('add')
