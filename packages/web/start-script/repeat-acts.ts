export type Choice = HTMLSelectElement | HTMLInputElement
export type TextField = HTMLInputElement | HTMLTextAreaElement

export const choices = 'select,[type=radio],[type=checkbox]'
export const textFields = 'input:not([type=radio],[type=checkbox],[type=file],[type=hidden]),textarea'

const optionsWithinMs = 2000

/** What is chosen: of a list its value, of a radio or checkbox whether it is on. */
export const stateOf = (choice: Choice) =>
  choice instanceof HTMLInputElement ? String(choice.checked) : choice.value

export const hasOption = (choice: Choice, state: string) =>
  choice instanceof HTMLInputElement || [...choice.options].some(({ value }) => value === state)

export async function optionComes(choice: Choice, state: string) {
  for (let waitedMs = 0; waitedMs < optionsWithinMs && !hasOption(choice, state); waitedMs += 50)
    await turn(50)
}

/** Chooses as a person does. */
export function choose(choice: Choice, state: string) {
  if (choice instanceof HTMLInputElement) {
    choice.checked = state !== 'true'
    choice.click()
    return
  }
  choice.value = state
  choice.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Types as a person does: React tells what is new by the value that it saw last, so the field is empty before. */
export function type(field: TextField, text: string) {
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  field.value = ''
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Does something else stand in this field than the page is written with? */
export function isChanged(field: Choice | TextField): boolean {
  if (field instanceof HTMLSelectElement) {
    const written = [...field.options].findIndex((option) => option.defaultSelected)
    return field.selectedIndex !== Math.max(0, written)
  }
  if (!field.matches(choices)) return field.value !== field.defaultValue
  const { checked, defaultChecked, type: kind } = field as HTMLInputElement
  return checked !== defaultChecked && (checked || kind === 'checkbox')
}

export const turn = (ms = 0) => new Promise((done) => setTimeout(done, ms))
