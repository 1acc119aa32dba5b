import { pressAgain } from '../app/platform/press-again.ts'
import { restoreFields } from './stored-fields.ts'

type Choice = HTMLSelectElement | HTMLInputElement
type TextField = HTMLInputElement | HTMLTextAreaElement

const choices = 'select,[type=radio],[type=checkbox]'
const textFields = 'input:not([type=radio],[type=checkbox],[type=file],[type=hidden]),textarea'

const optionsWithinMs = 2000

interface HeldChoice {
  choice: Choice
  state: string
  /** `restored` = of a page that was loaded anew: its list may get this option only after the choice before it. */
  made: 'restored' | 'early' | 'hydrated'
}

interface EarlyActs {
  complete: Promise<boolean>
  /** Which buttons need the program. */
  buttons: string
  onPress: () => void
}

/**
 * Holds what is typed, chosen and pressed before the page is hydrated, and repeats it then: the program writes its own
 * values into the fields as it starts. Buttons with popovertarget, links and details work without the program.
 */
export function holdEarlyActs({ complete, buttons, onPress }: EarlyActs) {
  const chosen: HeldChoice[] = []
  const typed = new Map<TextField, string>()
  let pressed: HTMLButtonElement | null = null
  let isHydrated = false
  let isRepeating = false

  function holdPress(event: MouseEvent) {
    const button = (event.target as Element).closest<HTMLButtonElement>(buttons)
    if (!button || !event.isTrusted) return
    event.preventDefault()
    event.stopImmediatePropagation()
    pressed?.removeAttribute('aria-busy')
    pressed = button
    button.ariaBusy = 'true'
    onPress()
  }

  function holdChoice(choice: Choice, made: HeldChoice['made']) {
    chosen.push({ choice, state: stateOf(choice), made })
  }

  // Read at its first event, input: if that is what hydrates the page, change comes with the page's own value.
  function holdField({ target }: Event) {
    if (isRepeating) return
    const field = target as Element
    if (field.matches(choices)) holdChoice(field as Choice, isHydrated ? 'hydrated' : 'early')
    else if (field.matches(textFields)) typed.set(field as TextField, (field as TextField).value)
  }

  // A page that was loaded anew comes with what stood in it before; a list may get its options only later.
  void complete.then(() => {
    const later = restoreFields()
    for (const choice of document.querySelectorAll<Choice>(choices))
      if (isChanged(choice) && !chosen.some((held) => held.choice === choice)) holdChoice(choice, 'restored')
    for (const field of document.querySelectorAll<TextField>(textFields))
      if (field.value !== field.defaultValue) typed.set(field, field.value)
    for (const [choice, state] of later) chosen.push({ choice, state, made: 'restored' })
  })

  addEventListener('click', holdPress, true)
  addEventListener('input', holdField, true)
  addEventListener('retour:hydrated', () => void repeat(), { once: true })

  /**
   * Each choice after the page has drawn the one before, and what is chosen meanwhile after them. If an option is gone,
   * so is the press, unless a later choice on the hydrated page has taken it away.
   */
  async function repeat() {
    isHydrated = true
    // Both events of a choice that hydrated the page have passed after one turn.
    await turn()
    repeatOwn(() => {
      for (const [field, text] of typed) type(field, text)
    })
    let isPossible = true
    for (const [index, held] of chosen.entries()) {
      if (held.made === 'restored') await optionComes(held)
      if (hasOption(held)) repeatOwn(() => choose(held))
      else isPossible &&= chosen.slice(index + 1).some(({ made }) => made === 'hydrated')
      await turn()
    }
    // Not before: what is pressed meanwhile is meant for what was chosen.
    removeEventListener('input', holdField, true)
    removeEventListener('click', holdPress, true)
    pressed?.removeAttribute('aria-busy')
    if (pressed?.isConnected && isPossible) pressAgain(pressed)
  }

  function repeatOwn(act: () => void) {
    isRepeating = true
    act()
    isRepeating = false
  }
}

/** What is chosen: of a list its value, of a radio or checkbox whether it is on. */
const stateOf = (choice: Choice) =>
  choice instanceof HTMLInputElement ? String(choice.checked) : choice.value

const hasOption = ({ choice, state }: HeldChoice) =>
  choice instanceof HTMLInputElement || [...choice.options].some(({ value }) => value === state)

async function optionComes(held: HeldChoice) {
  for (let waitedMs = 0; waitedMs < optionsWithinMs && !hasOption(held); waitedMs += 50) await turn(50)
}

/** Chooses as a person does. */
function choose({ choice, state }: HeldChoice) {
  if (choice instanceof HTMLInputElement) {
    choice.checked = state !== 'true'
    choice.click()
    return
  }
  choice.value = state
  choice.dispatchEvent(new Event('change', { bubbles: true }))
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

const turn = (ms = 0) => new Promise((done) => setTimeout(done, ms))
