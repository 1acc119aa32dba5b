import { createRoot, type Root } from 'react-dom/client'
import { m } from '#app/paraglide/messages.js'
import { showToast } from '#app/ui/toast.ts'
import type { IslandFailure } from './island-note.tsx'

interface Note {
  box: HTMLElement
  root: Root
}

const notes = new Map<HTMLElement, Note>()

/** Says above an island what is wrong with it, and what to do. The words come as a script of their own. */
export async function tellFailure(
  island: HTMLElement,
  failure: IslandFailure,
  onRetry: () => void,
): Promise<void> {
  withdrawFailure(island)
  const box = document.createElement('div')
  box.className = 'mb-2 print:hidden'
  const note = { box, root: createRoot(box) }
  notes.set(island, note)
  try {
    const { IslandNote } = await import('./island-note.tsx')
    // The island may live by now, or say something else.
    if (notes.get(island) !== note) return
    island.before(box)
    note.root.render(<IslandNote failure={failure} onRetry={onRetry} />)
  } catch {
    showToast('error', m.ui_part_failed())
  }
}

/** For an island that lives. */
export function withdrawFailure(island: HTMLElement): void {
  const note = notes.get(island)
  notes.delete(island)
  note?.root.unmount()
  note?.box.remove()
}
