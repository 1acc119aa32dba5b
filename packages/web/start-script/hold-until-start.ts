import type { Beginning } from './beginning.ts'
import type { StartFile } from './fetch-start.ts'
import { holdPress } from './hold-press.ts'
import { storeValues } from './stored-fields.ts'
import { touches } from './touches.ts'

/**
 * Holds what people do on a page before its start script has come, and asks for that script at the first touch. Returns
 * a function that ends it.
 */
export function holdUntilStart(beginning: Beginning, script: StartFile): () => void {
  const held = new AbortController()
  const on = (type: string, act: (event: Event) => void, passive = false) =>
    addEventListener(type, act, { capture: true, passive, signal: held.signal })
  const islandOf = (element: Element) => element.closest('[data-island]')
  for (const touch of touches)
    on(
      touch,
      () => {
        beginning.isTouched = true
        script.begin()
      },
      true,
    )
  on('click', (event) => {
    const button = holdPress(event, beginning.pressed, islandOf)
    if (!button) return
    beginning.pressed = button
    script.expect()
  })
  on('input', (event) => {
    const field = event.target as HTMLInputElement
    if (islandOf(field)) beginning.inputs.push([field, field.value, field.checked])
  })
  on('retour:complete', () => (beginning.isComplete = true))
  on('pagehide', () => storeValues(beginning.inputs.map(([field]) => field)))
  on('online', script.load)
  on('pageshow', (event) => (event as PageTransitionEvent).persisted && script.load())
  return () => held.abort()
}
