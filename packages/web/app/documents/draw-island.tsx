import { Fragment, type ReactNode, useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { whenPersonLeaves } from '#app/platform/forget-person.ts'
import { type Field, isCheckable, stateOf } from '#app/platform/form-field.ts'
import { idPrefix } from './islands.ts'

/**
 * Hydrates an island with its own React root. Resolves after the first commit. Rejects if rendering fails before that;
 * a later failure calls `onBreaking`. After a failure the static HTML is restored, with the input from before
 * hydration.
 */
export function drawIsland(
  island: HTMLElement,
  part: ReactNode,
  onBreaking: (error: unknown) => void,
): Promise<void> {
  const restoreHtml = rememberHtml(island)
  let isDrawn = false
  let isTypedLater = false
  island.addEventListener('input', ({ isTrusted }) => (isTypedLater ||= isDrawn && isTrusted))
  return new Promise((resolve, reject) => {
    const onUncaughtError = (error: unknown) => {
      // React must finish its current work before `unmount`.
      setTimeout(() => {
        root.unmount()
        if (isDrawn) onBreaking(error)
        else reject(error instanceof Error ? error : new Error(String(error)))
        // Forms restore later input from their own storage, so it is not restored here.
        restoreHtml(!isTypedLater)
      })
    }
    const onDrawn = () => {
      isDrawn = true
      resolve()
    }
    const drawn = island.closest('main') ? <PerPerson>{part}</PerPerson> : part
    const root = hydrateRoot(island, <Drawn onDrawn={onDrawn}>{drawn}</Drawn>, {
      identifierPrefix: idPrefix(island.dataset.island ?? ''),
      onUncaughtError,
    })
  })
}

function Drawn({ onDrawn, children }: { onDrawn: () => void; children: ReactNode }) {
  useEffect(onDrawn, [onDrawn])
  return children
}

/** Remounts its children when the person signs out, to remove their input and their data. */
function PerPerson({ children }: { children: ReactNode }) {
  const [signOutCount, setSignOutCount] = useState(0)
  useEffect(() => whenPersonLeaves(() => setSignOutCount((count) => count + 1)), [])
  return <Fragment key={signOutCount}>{children}</Fragment>
}

const fieldsOf = (island: HTMLElement) => [...island.querySelectorAll<Field>('input,select,textarea')]

/** Remembers the island's HTML and field values. The returned function restores them, with or without the values. */
function rememberHtml(island: HTMLElement): (withTyped: boolean) => void {
  const html = island.innerHTML
  const states = fieldsOf(island).map(stateOf)
  return (withTyped) => {
    island.innerHTML = html
    // The button was pressed before hydration.
    for (const button of island.querySelectorAll('button[aria-busy]')) button.removeAttribute('aria-busy')
    if (withTyped) for (const [index, field] of fieldsOf(island).entries()) restoreState(field, states[index])
  }
}

function restoreState(field: Field, state: string | boolean | undefined) {
  // Checking one radio button unchecks the others, so unchecked ones are skipped.
  if (state === undefined || state === stateOf(field) || (field.type === 'radio' && !state)) return
  if (isCheckable(field)) field.checked = state === true
  else field.value = String(state)
  // The start script then holds the input again.
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
