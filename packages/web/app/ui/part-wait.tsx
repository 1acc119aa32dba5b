import { useEffect } from 'react'
import { showWait } from './toast.ts'

/** Says, while a part's script is still coming, what was pressed and is being opened. */
export function PartWait({ words }: { words: string }) {
  useEffect(() => showWait(words), [words])
  return null
}
