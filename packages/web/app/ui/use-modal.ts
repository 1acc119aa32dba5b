import { type RefObject, useLayoutEffect, useRef } from 'react'
import { bringMessagesInFront } from './toast.ts'

/**
 * Returns a ref for a `<dialog>` that is open while it is mounted. It is modal, contains the messages, and focuses the
 * first field that matches the selector. It is closed before it is removed, so that the browser restores the focus.
 */
export function useModal(firstField: string): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    bringMessagesInFront()
    element?.querySelector<HTMLElement>(firstField)?.focus()
    return () => element?.close()
  }, [firstField])
  return dialog
}
