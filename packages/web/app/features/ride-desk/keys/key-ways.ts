/** The target of a key; elements of the desk have its name as `data-key-way`. */
export type KeyWay = 'search' | 'quote' | 'assign' | 'step'

const written = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]'

/** Returns whether a key belongs to an input, a dialog or the browser. */
export function isTyping(event: KeyboardEvent): boolean {
  const { target } = event
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey)
    return true
  if (!(target instanceof Element)) return false
  if (document.querySelector('dialog[open]')) return true
  return target.closest(written) !== null
}

/**
 * Makes Escape move the focus from a field to the queue. The input stays, although browsers would clear a search field.
 */
export function leaveField(event: KeyboardEvent): void {
  const { target } = event
  if (event.key !== 'Escape' || document.querySelector('dialog[open]')) return
  if (!(target instanceof HTMLElement) || !target.closest(written)) return
  event.preventDefault()
  target.blur()
  chosenRow()?.focus()
}

const rows = () => [...document.querySelectorAll<HTMLElement>('[data-key-way=row]')]
const chosenRow = () => rows().find((row) => row.getAttribute('aria-current') === 'true')

/** Opens the next or previous ride of the queue. Returns false at an end. */
export function stepInQueue(by: 1 | -1): boolean {
  const all = rows()
  const chosen = chosenRow()
  const next = chosen ? all[all.indexOf(chosen) + by] : by === 1 ? all[0] : all.at(-1)
  if (!next) return false
  next.click()
  next.focus()
  next.scrollIntoView({ block: 'nearest' })
  return true
}

const focusable = 'input:checked, input:enabled, button:enabled, textarea'

/** Moves the focus to a target. Returns false if the screen does not have it. */
export function goTo(way: KeyWay): boolean {
  const place = document.querySelector<HTMLElement>(`[data-key-way=${way}]`)
  const field = place?.matches(focusable)
    ? place
    : (place?.querySelector<HTMLElement>('input:checked') ?? place?.querySelector<HTMLElement>(focusable))
  field?.focus()
  if (field instanceof HTMLInputElement && way === 'search') field.select()
  return Boolean(field)
}
