/** Where a key leads: elements of the desk carry the name as `data-key-way`. */
export type KeyWay = 'search' | 'quote' | 'assign' | 'step'

const written = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]'

/** Is the key meant for something else: what is typed, a dialog, the browser? */
export function isTyping(event: KeyboardEvent): boolean {
  const { target } = event
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey)
    return true
  if (!(target instanceof Element)) return false
  if (document.querySelector('dialog[open]')) return true
  return target.closest(written) !== null
}

/** Escape leaves a field for the queue, and what was typed stays: a browser would empty a search. */
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

/** Opens the ride that follows the one that is open in the queue, or stands before it; false at an end. */
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

/** Puts the focus there; false where the screen has nothing of it. */
export function goTo(way: KeyWay): boolean {
  const place = document.querySelector<HTMLElement>(`[data-key-way=${way}]`)
  const field = place?.matches(focusable)
    ? place
    : (place?.querySelector<HTMLElement>('input:checked') ?? place?.querySelector<HTMLElement>(focusable))
  field?.focus()
  if (field instanceof HTMLInputElement && way === 'search') field.select()
  return Boolean(field)
}
