import { restoreFields } from './kept-fields.ts'

type Choice = HTMLSelectElement | HTMLInputElement
type TextField = HTMLInputElement | HTMLTextAreaElement

const choices = 'select,[type=radio],[type=checkbox]'
const textFields = 'input:not([type=radio],[type=checkbox],[type=file],[type=hidden]),textarea'

/**
 * Keeps what is typed, chosen and pressed before the page is live, and repeats it then: the program writes its own
 * values into the fields as it starts. Buttons with popovertarget, links and details work without the program.
 */
export function keepEarlyActs({ whole, onPress }: { whole: Promise<boolean>; onPress: () => void }) {
  const chosen: [Choice, string][] = []
  const typed = new Map<TextField, string>()
  let pressed: HTMLButtonElement | null = null

  function keepPress(event: MouseEvent) {
    const button = (event.target as Element).closest<HTMLButtonElement>(
      'button:not([popovertarget],[data-own])',
    )
    if (!button || !event.isTrusted) return
    event.preventDefault()
    event.stopImmediatePropagation()
    pressed?.removeAttribute('aria-busy')
    pressed = button
    button.ariaBusy = 'true'
    onPress()
  }

  // Read at its first event, input: if that is what makes the page live, change comes with the page's own value.
  function keepField({ target }: Event) {
    const field = target as Element
    if (field.matches(choices)) chosen.push([field as Choice, stateOf(field as Choice)])
    else if (field.matches(textFields)) typed.set(field as TextField, (field as TextField).value)
  }

  // A page that was loaded anew comes with what stood in it before; a list may get its options only later.
  void whole.then(() => {
    const later = restoreFields()
    for (const choice of document.querySelectorAll<Choice>(choices))
      if (isChanged(choice) && !chosen.some(([known]) => known === choice))
        chosen.push([choice, stateOf(choice)])
    for (const field of document.querySelectorAll<TextField>(textFields))
      if (field.value !== field.defaultValue) typed.set(field, field.value)
    chosen.push(...later)
  })

  addEventListener('click', keepPress, true)
  addEventListener('input', keepField, true)
  addEventListener('retour:live', () => void repeat(), { once: true })

  /** Each choice after the page has drawn the one before; if its option is gone, so is the press. */
  async function repeat() {
    // Both events of a choice that made the page live have passed after one turn.
    await turn()
    removeEventListener('click', keepPress, true)
    removeEventListener('input', keepField, true)
    for (const [field, text] of typed) type(field, text)
    let isPossible = true
    for (const [choice, value] of chosen) {
      isPossible &&= choose(choice, value)
      await turn()
    }
    pressed?.removeAttribute('aria-busy')
    if (pressed?.isConnected && isPossible) press(pressed)
  }
}

/** What is chosen: of a list its value, of a radio or checkbox whether it is on. */
const stateOf = (choice: Choice) =>
  choice instanceof HTMLInputElement ? String(choice.checked) : choice.value

/** Chooses as a person does; false when there is no such option. */
function choose(choice: Choice, state: string): boolean {
  if (choice instanceof HTMLInputElement) {
    choice.checked = state !== 'true'
    choice.click()
    return true
  }
  choice.value = state
  if (choice.value !== state) return false
  choice.dispatchEvent(new Event('change', { bubbles: true }))
  return true
}

/** Presses as a person does: tabs and menus act as soon as the button goes down. */
function press(button: HTMLButtonElement) {
  const options = { bubbles: true, cancelable: true }
  for (const phase of ['down', 'up']) {
    button.dispatchEvent(new PointerEvent(`pointer${phase}`, { ...options, isPrimary: true }))
    button.dispatchEvent(new MouseEvent(`mouse${phase}`, options))
  }
  button.click()
}

/** Types as a person does: React tells what is new by the value that it saw last, so the field is empty before. */
function type(field: TextField, text: string) {
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  field.value = ''
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Is this another choice than the page is written with? */
function isChanged(choice: Choice): boolean {
  if (choice instanceof HTMLInputElement)
    return choice.checked !== choice.defaultChecked && (choice.checked || choice.type === 'checkbox')
  const written = [...choice.options].findIndex((option) => option.defaultSelected)
  return choice.selectedIndex !== Math.max(0, written)
}

const turn = () => new Promise((done) => setTimeout(done))
