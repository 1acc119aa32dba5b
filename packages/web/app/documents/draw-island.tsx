import { Fragment, type ReactNode, useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { whenPersonLeaves } from '#app/platform/forget-person.ts'
import { type Field, isMark, stateOf } from '#app/platform/form-field.ts'
import { idPrefix } from './islands.ts'

/**
 * Hydrates an island with a root of its own. Resolves once it is drawn, and rejects when it breaks before; `onBreaking`
 * is told when it breaks later. What was written then stands again, with what was typed there before.
 */
export function drawIsland(
  island: HTMLElement,
  part: ReactNode,
  onBreaking: (error: unknown) => void,
): Promise<void> {
  const writeAgain = keepWritten(island)
  let isDrawn = false
  let isTypedLater = false
  island.addEventListener('input', ({ isTrusted }) => (isTypedLater ||= isDrawn && isTrusted))
  return new Promise((resolve, reject) => {
    const onUncaughtError = (error: unknown) => {
      // React is still at work.
      setTimeout(() => {
        root.unmount()
        if (isDrawn) onBreaking(error)
        else reject(error instanceof Error ? error : new Error(String(error)))
        // What was typed later a form remembers by itself, and better.
        writeAgain(!isTypedLater)
      })
    }
    const tell = () => {
      isDrawn = true
      resolve()
    }
    const drawn = island.closest('main') ? <OfOnePerson>{part}</OfOnePerson> : part
    const root = hydrateRoot(island, <Drawn tell={tell}>{drawn}</Drawn>, {
      identifierPrefix: idPrefix(island.dataset.island ?? ''),
      onUncaughtError,
    })
  })
}

function Drawn({ tell, children }: { tell: () => void; children: ReactNode }) {
  useEffect(tell, [tell])
  return children
}

/** Draws its children again when the person at this browser signs out: what they typed goes, and what was shown to them. */
function OfOnePerson({ children }: { children: ReactNode }) {
  const [peopleLeft, setPeopleLeft] = useState(0)
  useEffect(() => whenPersonLeaves(() => setPeopleLeft((count) => count + 1)), [])
  return <Fragment key={peopleLeft}>{children}</Fragment>
}

const fieldsOf = (island: HTMLElement) => [...island.querySelectorAll<Field>('input,select,textarea')]

/** An island as it is now, to be put back; with what was typed there or without. */
function keepWritten(island: HTMLElement): (withTyped: boolean) => void {
  const html = island.innerHTML
  const states = fieldsOf(island).map(stateOf)
  return (withTyped) => {
    island.innerHTML = html
    // It was pressed before it was hydrated.
    for (const button of island.querySelectorAll('button[aria-busy]')) button.removeAttribute('aria-busy')
    if (withTyped) for (const [index, field] of fieldsOf(island).entries()) putState(field, states[index])
  }
}

function putState(field: Field, state: string | boolean | undefined) {
  // A radio is put off by the one that is put on.
  if (state === undefined || state === stateOf(field) || (field.type === 'radio' && !state)) return
  if (isMark(field)) field.checked = state === true
  else field.value = String(state)
  // The script in the page's head holds it again.
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
