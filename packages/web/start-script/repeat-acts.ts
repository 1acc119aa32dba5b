export type Choice = HTMLSelectElement | HTMLInputElement
export type TextField = HTMLInputElement | HTMLTextAreaElement

export const choices = 'select,[type=radio],[type=checkbox]'
export const textFields = 'input:not([type=radio],[type=checkbox],[type=file],[type=hidden]),textarea'

const optionsWithinMs = 2000

/** Returns the state of a choice: the value of a list; "true" or "false" of a radio button or checkbox. */
export const stateOf = (choice: Choice) =>
  choice instanceof HTMLInputElement ? String(choice.checked) : choice.value

/** Returns whether the choice can be made: a list has this option; radio buttons and checkboxes always can. */
export const hasOption = (choice: Choice, state: string) =>
  choice instanceof HTMLInputElement || [...choice.options].some(({ value }) => value === state)

/** Waits until a list has the option, at most two seconds. */
export async function waitForOption(choice: Choice, state: string) {
  for (let waitedMs = 0; waitedMs < optionsWithinMs && !hasOption(choice, state); waitedMs += 50)
    await delay(50)
}

/** Chooses like a person: changes the state and dispatches the events. */
export function choose(choice: Choice, state: string) {
  if (choice instanceof HTMLInputElement) {
    choice.checked = state !== 'true'
    choice.click()
    return
  }
  choice.value = state
  choice.dispatchEvent(new Event('change', { bubbles: true }))
}

/**
 * Types like a person. React detects a change by comparing with the last value it saw, so the field is cleared first.
 */
export function type(field: TextField, text: string) {
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  field.value = ''
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Returns whether a field differs from its default in the HTML. */
export function isChanged(field: Choice | TextField): boolean {
  if (field instanceof HTMLSelectElement) {
    const written = [...field.options].findIndex((option) => option.defaultSelected)
    return field.selectedIndex !== Math.max(0, written)
  }
  if (!field.matches(choices)) return field.value !== field.defaultValue
  const { checked, defaultChecked, type: kind } = field as HTMLInputElement
  return checked !== defaultChecked && (checked || kind === 'checkbox')
}

/** Waits `ms`, at least one turn of the event loop. */
export const delay = (ms = 0) => new Promise((done) => setTimeout(done, ms))
