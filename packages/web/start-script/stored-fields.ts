import { type Field, isCheckable, stateOf } from '../app/platform/form-field.ts'
import { isChanged } from './repeat-acts.ts'

/** The values of the named fields, by `keyOf`, on the page at `path`, for the person of `session`. */
type Stored = { path: string; session: string; values: Record<string, string | boolean> }

const key = 'retour-fields'

const isStorable = ({ name, type }: Field) => name && type !== 'password'
const findFields = () => [...document.querySelectorAll<Field>('input,select,textarea')].filter(isStorable)
const keyOf = (field: Field) =>
  [field.type, field.name, ...(isCheckable(field) ? [field.value] : [])].join(' ')

/** Returns the id of the signed-in person; '' if nobody is. */
function whoseSession(): string {
  try {
    const stored = localStorage.getItem('retour-session') ?? 'null'
    return (JSON.parse(stored) as { user?: { id?: string } } | null)?.user?.id ?? ''
  } catch {
    return ''
  }
}

/** The person who was signed in when the page loaded has typed its input. */
const session = whoseSession()

/** Stores the values of fields that only the page knows, for the case of a reload. */
export const storeFields = (isForgotten: (field: Element) => boolean) =>
  storeValues(findFields().filter((field) => isChanged(field) && isForgotten(field)))

/** Stores the values of these fields. Passwords, and fields without a name, are never stored. */
export function storeValues(all: Field[]) {
  try {
    const fields = all.filter(isStorable)
    if (fields.length === 0) return
    const values = Object.fromEntries(fields.map((field) => [keyOf(field), stateOf(field)]))
    const stored: Stored = { path: location.pathname, session, values }
    sessionStorage.setItem(key, JSON.stringify(stored))
  } catch {
    // Without storage the browser's own form restoration has to suffice.
  }
}

/**
 * Restores the stored values, once, on the same path, unless the person signed out meanwhile. Returns the lists that do
 * not have their option yet.
 */
export function restoreFields(): [HTMLSelectElement, string][] {
  const later: [HTMLSelectElement, string][] = []
  try {
    const stored = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    const found = JSON.parse(stored ?? 'null') as Stored | null
    if (found?.path !== location.pathname || (found.session && found.session !== session)) return later
    const { values } = found
    for (const field of findFields()) {
      const value = values[keyOf(field)]
      if (typeof value === 'boolean') (field as HTMLInputElement).checked = value
      else if (typeof value === 'string' && value && value !== field.value) {
        field.value = value
        if (field instanceof HTMLSelectElement && field.value !== value) later.push([field, value])
      }
    }
  } catch {
    // Input that was not stored must be typed again.
  }
  return later
}
