import { restoreFields } from './kept-fields.ts'

type Choice = HTMLSelectElement | HTMLInputElement

const choices = 'select,[type=radio]'

/**
 * Keeps what is chosen and pressed before the page is live, and repeats it then. Buttons with popovertarget work
 * without the program; so do links, details and text fields.
 */
export function keepEarlyActs({ whole, onPress }: { whole: Promise<boolean>; onPress: () => void }) {
  const chosen: [Choice, string][] = []
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
  function keepChoice({ target }: Event) {
    if ((target as Element).matches(choices)) chosen.push([target as Choice, (target as Choice).value])
  }

  // A page that was loaded anew comes with what was chosen in it before; a list may get its options only later.
  void whole.then(() => {
    const later = restoreFields()
    for (const choice of document.querySelectorAll<Choice>(choices))
      if (isChanged(choice) && !chosen.some(([known]) => known === choice))
        chosen.push([choice, choice.value])
    chosen.push(...later)
  })

  addEventListener('click', keepPress, true)
  addEventListener('input', keepChoice, true)
  addEventListener('retour:live', () => void repeat(), { once: true })

  /** Each choice after the page has drawn the one before; if its option is gone, so is the press. */
  async function repeat() {
    // Both events of a choice that made the page live have passed after one turn.
    await turn()
    removeEventListener('click', keepPress, true)
    removeEventListener('input', keepChoice, true)
    let isPossible = true
    for (const [choice, value] of chosen) {
      isPossible &&= choose(choice, value)
      await turn()
    }
    pressed?.removeAttribute('aria-busy')
    if (pressed?.isConnected && isPossible) pressed.click()
  }
}

/** Chooses as a person does; false when there is no such option. */
function choose(choice: Choice, value: string): boolean {
  if (choice instanceof HTMLInputElement) {
    choice.checked = false
    choice.click()
    return true
  }
  choice.value = value
  if (choice.value !== value) return false
  choice.dispatchEvent(new Event('change', { bubbles: true }))
  return true
}

/** Is this another choice than the page is written with? */
function isChanged(choice: Choice): boolean {
  if (choice instanceof HTMLInputElement) return choice.checked && !choice.defaultChecked
  const written = [...choice.options].findIndex((option) => option.defaultSelected)
  return choice.selectedIndex !== Math.max(0, written)
}

const turn = () => new Promise((done) => setTimeout(done))
