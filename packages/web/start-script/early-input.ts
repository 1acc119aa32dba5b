import { pressAgain } from '../app/platform/press-again.ts'
import type { Beginning } from './beginning.ts'
import { holdPress } from './hold-press.ts'
import * as acts from './repeat-acts.ts'
import { restoreFields } from './stored-fields.ts'

interface HeldChoice {
  choice: acts.Choice
  state: string
  /**
   * `restored`: from before a reload; the list may get this option only after the previous choice. `early`: before
   * hydration. `hydrated`: after hydration, before everything was repeated.
   */
  made: 'restored' | 'early' | 'hydrated'
}

interface EarlyInputOptions {
  beginning: Beginning
  complete: Promise<boolean>
  /** Returns the part of the page that hydrates together with this element; null if it is live. */
  dormantPart: (element: Element) => Element | null
  onPress: (button: HTMLButtonElement) => void
}

/**
 * Holds the input, choices and clicks in a part of the page before hydration, because React overwrites the fields when
 * it starts. `repeat` performs them again in a part that has just been hydrated; `dropPress` forgets a click.
 */
export function holdEarlyInput({ beginning, complete, dormantPart, onPress }: EarlyInputOptions) {
  const chosen: HeldChoice[] = []
  const typed = new Map<acts.TextField, string>()
  const hydrated = new WeakSet<Element>()
  let { pressed } = beginning
  let isRepeating = false

  function hold(event: Event) {
    const button = holdPress(event, pressed, dormantPart)
    if (!button) return
    pressed = button
    onPress(button)
  }

  function holdChoice(choice: acts.Choice, made: HeldChoice['made'], state = acts.stateOf(choice)) {
    chosen.push({ choice, state, made })
  }

  // Reads the field at its first event, `input`: if that event causes the hydration, `change` arrives with the part's
  // own value.
  function holdField({ target }: Event) {
    const field = target as Element
    const part = isRepeating ? null : dormantPart(field)
    if (!part) return
    if (field.matches(acts.choices))
      holdChoice(field as acts.Choice, hydrated.has(part) ? 'hydrated' : 'early')
    else if (field.matches(acts.textFields))
      typed.set(field as acts.TextField, (field as acts.TextField).value)
  }

  for (const [field, value, isChecked] of beginning.inputs) {
    if (field.matches(acts.choices))
      holdChoice(field as acts.Choice, 'early', field.matches('select') ? value : String(isChecked))
    else if (field.matches(acts.textFields)) typed.set(field as acts.TextField, value)
  }
  if (pressed) onPress(pressed)

  // After a reload, restores the previous input. A list may get its options only later.
  void complete.then(() => {
    const later = restoreFields()
    for (const choice of document.querySelectorAll<acts.Choice>(acts.choices))
      if (acts.isChanged(choice) && !chosen.some((held) => held.choice === choice))
        holdChoice(choice, 'restored')
    for (const field of document.querySelectorAll<acts.TextField>(acts.textFields))
      if (acts.isChanged(field)) typed.set(field, field.value)
    for (const [choice, state] of later) chosen.push({ choice, state, made: 'restored' })
  })

  /** The form of a person who signs out is cleared, whether it is live or not. */
  function forget({ target }: Event) {
    for (const field of typed.keys()) if (field.form === target) typed.delete(field)
    const others = chosen.filter(({ choice }) => choice.form !== target)
    chosen.splice(0, chosen.length, ...others)
  }

  addEventListener('click', hold, true)
  addEventListener('input', holdField, true)
  addEventListener('reset', forget, true)

  /**
   * Repeats each choice after the part has rendered the previous one, including choices made meanwhile. If an option no
   * longer exists, the click is dropped, unless a later choice in the hydrated part removed the option. `onRepeated` is
   * called when all is repeated; from then on nothing of the part is held. A click held before that applies to the
   * choices.
   */
  async function repeat(part: Element, onRepeated: () => void): Promise<void> {
    hydrated.add(part)
    // After one turn, both events of a choice that caused the hydration have been dispatched.
    await acts.delay()
    repeatOwn(() => {
      for (const [field, text] of typed) if (part.contains(field)) acts.type(field, text)
    })
    let isPossible = true
    for (const [index, { choice, state, made }] of chosen.entries()) {
      if (!part.contains(choice)) continue
      if (made === 'restored') await acts.waitForOption(choice, state)
      if (acts.hasOption(choice, state)) repeatOwn(() => acts.choose(choice, state))
      else isPossible &&= chosen.slice(index + 1).some((later) => later.made === 'hydrated')
      await acts.delay()
    }
    onRepeated()
    const button = pressed
    if (!button || !part.contains(button)) return
    pressed = null
    button.removeAttribute('aria-busy')
    if (isPossible) pressAgain(button)
  }

  /** Forgets the click in a part that failed; its typed input is repeated if it hydrates later. */
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
