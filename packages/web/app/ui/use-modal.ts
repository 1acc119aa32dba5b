import { type RefObject, useLayoutEffect, useRef } from 'react'
import { bringMessagesInFront } from './toast.ts'

/**
 * For a `<dialog>` that is open as long as it is there: modal, messages before it, the focus on the first field that the
 * selector finds. Closed while it is still in the page, so that the browser gives the focus back to where it came from.
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
