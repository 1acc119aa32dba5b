import { useRef } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'

/** The customer's name in full screen, to hold up in a hall. */
export function NameBoard({ name }: { name: string }) {
  const board = useRef<HTMLDialogElement>(null)
  return (
    <>
      <Button variant="outlined" size="large" onClick={() => board.current?.showModal()}>
        {m.drive_name_board()}
      </Button>
      <dialog
        ref={board}
        aria-label={m.drive_name_board()}
        className="m-0 h-dvh max-h-none w-dvw max-w-none bg-paper p-3 text-ink"
      >
        <div className="grid h-full grid-rows-[1fr_auto] gap-3">
          <p className="self-center text-center font-display text-speech leading-tight wrap-anywhere">
            {name}
          </p>
          <Button size="large" variant="outlined" isWide onClick={() => board.current?.close()}>
            {m.drive_name_board_close()}
          </Button>
        </div>
      </dialog>
    </>
  )
}
