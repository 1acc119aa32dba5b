import { useEffect } from 'react'
import { showWait } from './toast.ts'

/** Shows a message while a part's script is loading. */
export function PartWait({ text }: { text: string }) {
  useEffect(() => showWait(text), [text])
  return null
}
