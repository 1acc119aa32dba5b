import { pressAgain } from '../app/platform/press-again.ts'
import * as acts from './repeat-acts.ts'
import { restoreFields } from './stored-fields.ts'

interface HeldChoice {
  choice: acts.Choice
  state: string
  /** `restored` = of a page that was loaded again: its list may get this option only after the choice before it. */
  made: 'restored' | 'early' | 'hydrated'
}

interface EarlyActs {
  complete: Promise<boolean>
  /** The part of the page that is hydrated together with this element; null when it is live, or never will be. */
  dormantPart: (element: Element) => Element | null
  onPress: (button: HTMLButtonElement) => void
}

/** Those that need the page’s scripts. Buttons with popovertarget, links and details work without it. */
const buttons = 'button:not([popovertarget],[data-own])'

/**
 * Holds what is typed, chosen and pressed in a part of the page before it is hydrated: React writes its own values
 * into the fields as it starts. `repeat` does it all again in a part that has just been hydrated.
 */
export function holdEarlyActs({ complete, dormantPart, onPress }: EarlyActs) {
  const chosen: HeldChoice[] = []
  const typed = new Map<acts.TextField, string>()
  const hydrated = new WeakSet<Element>()
  let pressed: HTMLButtonElement | null = null
  let isRepeating = false

  function holdPress(event: MouseEvent) {
    const button = (event.target as Element).closest<HTMLButtonElement>(buttons)
    if (!button || !event.isTrusted || !dormantPart(button)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    pressed?.removeAttribute('aria-busy')
    pressed = button
    button.ariaBusy = 'true'
    onPress(button)
  }

  function holdChoice(choice: acts.Choice, made: HeldChoice['made']) {
    chosen.push({ choice, state: acts.stateOf(choice), made })
  }

  // Read at its first event, input: if that is what hydrates the part, change comes with the part's own value.
  function holdField({ target }: Event) {
    const field = target as Element
    const part = isRepeating ? null : dormantPart(field)
    if (!part) return
    if (field.matches(acts.choices))
      holdChoice(field as acts.Choice, hydrated.has(part) ? 'hydrated' : 'early')
    else if (field.matches(acts.textFields))
      typed.set(field as acts.TextField, (field as acts.TextField).value)
  }

  // A page that was loaded again comes with what stood in it before; a list may get its options only later.
  void complete.then(() => {
    const later = restoreFields()
    for (const choice of document.querySelectorAll<acts.Choice>(acts.choices))
      if (acts.isChanged(choice) && !chosen.some((held) => held.choice === choice))
        holdChoice(choice, 'restored')
    for (const field of document.querySelectorAll<acts.TextField>(acts.textFields))
      if (acts.isChanged(field)) typed.set(field, field.value)
    for (const [choice, state] of later) chosen.push({ choice, state, made: 'restored' })
  })

  /** The form of a person who signs out is emptied, live or not. */
  function forget({ target }: Event) {
    for (const field of typed.keys()) if (field.form === target) typed.delete(field)
    const others = chosen.filter(({ choice }) => choice.form !== target)
    chosen.splice(0, chosen.length, ...others)
  }

  addEventListener('click', holdPress, true)
  addEventListener('input', holdField, true)
  addEventListener('reset', forget, true)

  /**
   * Each choice after the part has drawn the one before, and what is chosen meanwhile after them. If an option is gone,
   * so is the press, unless a later choice in the hydrated part has taken it away. What is pressed until all is repeated
   * is meant for what was chosen: `rouse` is called then, from where on nothing is held of the part.
   */
  async function repeat(part: Element, rouse: () => void): Promise<void> {
    hydrated.add(part)
    // Both events of a choice that hydrated the part have passed after one turn.
    await acts.turn()
    repeatOwn(() => {
      for (const [field, text] of typed) if (part.contains(field)) acts.type(field, text)
    })
    let isPossible = true
    for (const [index, { choice, state, made }] of chosen.entries()) {
      if (!part.contains(choice)) continue
      if (made === 'restored') await acts.optionComes(choice, state)
      if (acts.hasOption(choice, state)) repeatOwn(() => acts.choose(choice, state))
      else isPossible &&= chosen.slice(index + 1).some((later) => later.made === 'hydrated')
      await acts.turn()
    }
    rouse()
    const button = pressed
    if (!button || !part.contains(button)) return
    pressed = null
    button.removeAttribute('aria-busy')
    if (isPossible) pressAgain(button)
  }

  /** A part that broke or did not come answers no press; what was typed there is repeated should it come later. */
  function dropPress(part: Element) {
    if (!pressed || !part.contains(pressed)) return
    pressed.removeAttribute('aria-busy')
    pressed = null
  }

  function repeatOwn(act: () => void) {
    isRepeating = true
    act()
    isRepeating = false
  }
  return { repeat, dropPress }
}
