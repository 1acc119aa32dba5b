import { type Field, isMark, stateOf } from '../app/platform/form-field.ts'
import { isChanged } from './repeat-acts.ts'

/** What stood in each field that has a name, by `keyOf`, on the page at `path` for the person of `session`. */
type Stored = { path: string; session: string; values: Record<string, string | boolean> }

const key = 'retour-fields'

const findFields = () =>
  [...document.querySelectorAll<Field>('input,select,textarea')].filter(
    ({ name, type }) => name && type !== 'password',
  )
const keyOf = (field: Field) => [field.type, field.name, ...(isMark(field) ? [field.value] : [])].join(' ')

/** Who is signed in here; '' when nobody is. */
function whoseSession(): string {
  try {
    const stored = localStorage.getItem('retour-session') ?? 'null'
    return (JSON.parse(stored) as { user?: { id?: string } } | null)?.user?.id ?? ''
  } catch {
    return ''
  }
}

/** Whoever was signed in when the page came typed what stands in it. */
const session = whoseSession()

/**
 * Writes down what stands in fields that nothing but the page remembers, for the page that is loaded again. No password is
 * written down.
 */
export function storeFields(isForgotten: (field: Element) => boolean) {
  try {
    const fields = findFields().filter((field) => isChanged(field) && isForgotten(field))
    if (fields.length === 0) return
    const values = Object.fromEntries(fields.map((field) => [keyOf(field), stateOf(field)]))
    const stored: Stored = { path: location.pathname, session, values }
    sessionStorage.setItem(key, JSON.stringify(stored))
  } catch {
    // Without storage the browser's own memory of fields has to do.
  }
}

/** Once, on the same address, and not after its person signed out. Gives lists that do not have their choice yet. */
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
    // What was not stored is typed again.
  }
  return later
}
