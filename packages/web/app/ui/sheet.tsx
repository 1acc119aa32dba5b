import { X } from 'lucide-react'
import { type ReactNode, useId, useLayoutEffect } from 'react'
import { useBackCloses } from '#app/platform/back-closes.ts'
import { useModal } from './use-modal.ts'

interface SheetProps {
  title: string
  closeLabel: string
  onClose: () => void
  children: ReactNode
}

/**
 * A dialog for work on top of a page: at the bottom edge on phones, centered on wider screens. It is native and modal.
 * Escape, Back and its button close it, and the focus returns to where it was. On phones it stays above the keyboard.
 */
export function Sheet({ title, closeLabel, onClose, children }: SheetProps) {
  const dialog = useModal('input, select, textarea')
  const titleId = useId()
  useBackCloses(true, onClose)

  useLayoutEffect(() => {
    const screen = window.visualViewport
    const element = dialog.current
    if (!screen || !element) return
    function standOnKeys() {
      const keys = Math.max(0, window.innerHeight - (screen?.height ?? 0) - (screen?.offsetTop ?? 0))
      element?.style.setProperty('--keys', `${Math.round(keys)}px`)
    }
    standOnKeys()
    screen.addEventListener('resize', standOnKeys)
    screen.addEventListener('scroll', standOnKeys)
    return () => {
      screen.removeEventListener('resize', standOnKeys)
      screen.removeEventListener('scroll', standOnKeys)
    }
  }, [dialog])

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      className="fixed inset-x-0 top-auto bottom-[max(var(--keys,0px),var(--message-room,0px))] m-0 max-h-[calc(100dvh-16px-max(var(--keys,0px),var(--message-room,0px)))] w-full max-w-none overflow-y-auto overscroll-contain rounded-t border-line bg-ground p-0 text-ink shadow-float transition-[translate] duration-180 starting:translate-y-4 backdrop:bg-[rgb(11_23_51/0.46)] md:inset-0 md:m-auto md:h-fit md:w-[32rem] md:rounded md:border"
    >
      <div className="flex items-center justify-between gap-1 ps-gutter pe-1 pt-1 md:ps-3 md:pt-2 md:pe-2">
        <h2 id={titleId} className="heading-3">
          {title}
        </h2>
        <button
          type="button"
          aria-label={closeLabel}
          onClick={onClose}
          className="grid size-touch flex-none place-items-center rounded"
        >
          <X aria-hidden size={24} strokeWidth={1.6} />
        </button>
      </div>
      <div className="px-gutter pt-0.5 pb-2 md:px-3 md:pb-3">{children}</div>
    </dialog>
  )
}
