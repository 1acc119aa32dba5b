import { createRoot } from 'react-dom/client'
import { PartBroken } from '#app/ui/part-broken.tsx'
import { PartFailed } from '#app/ui/part-failed.tsx'

export type IslandFailure = 'broken' | 'missing'

/** Says above an island that it broke, or that its script did not come, and what to do. Gives a function that takes it back. */
export function showIslandNote(island: HTMLElement, failure: IslandFailure, onRetry: () => void): () => void {
  const box = document.createElement('div')
  box.className = 'mb-2 print:hidden'
  const root = createRoot(box)
  root.render(failure === 'broken' ? <PartBroken /> : <PartFailed onRetry={onRetry} />)
  island.before(box)
  return () => {
    root.unmount()
    box.remove()
  }
}
