import type { Letter, LetterPart } from '@retour/domain/trip/letters/letter-of'
import { Fragment } from 'react'

/** The letter to send; below each part, or beside it if there is room, the same in English, which is not printed. */
export function LetterPaper({ letter: { language, sender, recipient, parts } }: { letter: Letter }) {
  return (
    <article className="rounded border border-line bg-paper px-2.5 py-3 lg:px-5 lg:py-4 print:border-0 print:p-0">
      <div lang={language} className="grid gap-1.75 font-display text-[1.0625rem] leading-[1.5] font-serif">
        <Lines lines={sender} />
        <Lines lines={recipient} className="ms-auto" />
      </div>
      {parts.map((part) => (
        <PartOfLetter key={part.sent} part={part} language={language} />
      ))}
    </article>
  )
}

function Lines({ lines, className = '' }: { lines: readonly string[]; className?: string }) {
  return (
    <p className={className}>
      {lines.map((line, index) => (
        <Fragment key={line}>
          {index > 0 && <br />}
          <WithBlanks text={line} />
        </Fragment>
      ))}
    </p>
  )
}

function PartOfLetter({ part: { part, sent, own }, language }: { part: LetterPart; language: string }) {
  const style = part === 'subject' ? 'font-strong' : 'font-serif'
  return (
    <div className="mt-2.5 grid gap-x-4 lg:grid-cols-[1fr_18rem] print:block">
      <p
        lang={language}
        className={`font-display text-[1.1875rem] leading-[1.47] whitespace-pre-line ${style}`}
      >
        <WithBlanks text={sent} />
      </p>
      <p className="mt-0.75 border-s-2 border-line ps-1.25 text-small whitespace-pre-line text-ink-2 lg:mt-0.25 print:hidden">
        {own}
      </p>
    </div>
  )
}

/** Marks what must be filled in. */
function WithBlanks({ text }: { text: string }) {
  return text.split(/(\[[^\]]+\])/).map((piece, index) =>
    index % 2 === 1 ? (
      // The pieces of a text never change their order.
      <mark key={index} className="rounded-sm bg-amber-wash text-ink">
        {piece}
      </mark>
    ) : (
      piece
    ),
  )
}
