import { useEffect } from 'react'
import { showWait } from './toast.ts'

/** Shows a message while a part's script is loading. */
export function PartWait({ words }: { words: string }) {
  useEffect(() => showWait(words), [words])
  return null
}
