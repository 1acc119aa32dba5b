import type { FormLine } from '@retour/domain/exit/help/form-lines'
import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/note.tsx'
import type { Mark } from './check-marks.ts'
import { Disclosure } from './disclosure.tsx'
import { FactText } from './fact-text.tsx'

interface CheckLineProps {
  line: FormLine
  /** The trip's value for the line; null if it has none. */
  shown: string | null
  mark: Mark | undefined
  onMark: (mark: Mark) => void
  onShow: () => void
  /** More actions for this line. */
  children?: ReactNode
}

const styles = {
  right: { label: m.help_right, Icon: Check, on: 'aria-pressed:bg-ink aria-pressed:text-ground' },
  wrong: { label: m.help_wrong, Icon: X, on: 'aria-pressed:bg-red aria-pressed:text-paper' },
}

/** One line of the form, to mark as right or wrong. A wrong one offers the card that asks for a correction. */
export function CheckLine({ line, shown, mark, onMark, onShow, children }: CheckLineProps) {
  const labelId = `line-${line.id}`
  return (
    <li className="border-t border-line py-1.5">
      <div className="grid grid-cols-[1fr_auto] items-center gap-x-1.5">
        <div>
          <p id={labelId} className="text-small leading-[1.3] text-ink-2">
            {line.label}
          </p>
          <p className="font-strong">{shown ?? line.compare}</p>
        </div>
        <div
          role="group"
          aria-labelledby={labelId}
          className="grid min-h-control w-17 grid-cols-2 overflow-clip rounded border border-line-strong bg-paper"
        >
          {(['right', 'wrong'] as const).map((one) => {
            const { label, Icon, on } = styles[one]
            return (
              <button
                key={one}
                type="button"
                aria-label={label()}
                aria-pressed={mark === one}
                onClick={() => onMark(one)}
                className={`grid cursor-pointer place-items-center not-first:border-s not-first:border-line focus-visible:-outline-offset-3 ${on}`}
              >
                <Icon aria-hidden className="size-2.75" strokeWidth={1.6} />
              </button>
            )
          })}
        </div>
      </div>
      {mark === 'wrong' && (
        <div className="mt-1.5">
          <Note kind="error" role="status">
            <p className="mb-1">{m.help_line_wrong()}</p>
            <Button size="small" onClick={onShow}>
              {m.help_show_card()}
            </Button>
          </Note>
        </div>
      )}
      {children}
      <Disclosure summary={m.help_why()}>
        <div>
          <FactText fact={line.fact} />
        </div>
      </Disclosure>
    </li>
  )
}
