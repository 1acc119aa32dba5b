type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const key = 'retour-fields'

const findFields = () => [...document.querySelectorAll<Field>('input,select,textarea')]
const isMark = (field: Field): field is HTMLInputElement => /^(?:radio|checkbox)$/.test(field.type)

/** Writes down what stands in the page's fields, for the page that is loaded anew. No password is written down. */
export function keepFields() {
  const values = findFields().map((field) =>
    isMark(field) ? field.checked : field.type === 'password' ? '' : field.value,
  )
  try {
    sessionStorage.setItem(key, JSON.stringify([location.pathname, values]))
  } catch {
    // Without storage the browser's own memory of fields has to do.
  }
}

/** Once, on the same address. Gives lists that do not have their choice yet. */
export function restoreFields(): [HTMLSelectElement, string][] {
  const later: [HTMLSelectElement, string][] = []
  try {
    const [path, values] = JSON.parse(sessionStorage.getItem(key) ?? '[]') as [string?, unknown[]?]
    sessionStorage.removeItem(key)
    if (path !== location.pathname || !values) return later
    for (const [index, field] of findFields().entries()) {
      const value = values[index]
      if (typeof value === 'boolean') (field as HTMLInputElement).checked = value
      else if (typeof value === 'string' && value && value !== field.value) {
        field.value = value
        if (field instanceof HTMLSelectElement && field.value !== value) later.push([field, value])
      }
    }
  } catch {
    // What was not kept is typed again.
  }
  return later
}
