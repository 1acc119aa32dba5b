import { checkedDate } from '@retour/domain/content/checked-date'
import type { LetterKind } from '@retour/domain/trip/letters/letter-kinds'
import type { Letter } from '@retour/domain/trip/letters/letter-of'
import type { LetterLanguage } from '@retour/domain/trip/letters/letter-template'
import type { RefundForm } from '@retour/domain/trip/trip-records'
import type { WithId } from '@retour/domain/trip/with-id'
import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { ExternalLink } from '#app/ui/external-link.tsx'
import { Note } from '#app/ui/note.tsx'
import { LetterActions } from './letter-actions.tsx'
import { LetterPaper } from './letter-paper.tsx'

interface LetterPageProps {
  form: WithId<RefundForm>
  kind: LetterKind
  letter: Letter
  today: string
  breadcrumbs: ReactNode
}

const languages: Record<LetterLanguage, () => string> = {
  de: m.trip_letter_german,
  es: m.trip_letter_spanish,
  fr: m.trip_letter_french,
  it: m.trip_letter_italian,
}

/** A letter that is complete except for its blanks. Only the letter is printed. */
export function LetterPage({ form, kind, letter, today, breadcrumbs }: LetterPageProps) {
  const { language, blanks, sources, checkedOn } = letter
  const title = titleOf(kind, form)
  return (
    <div data-letter className="page grid grid-cols-1 gap-3 pt-1.5 pb-8 lg:max-w-[60rem]">
      <div className="print:hidden">
        {breadcrumbs}
        <h1 className="mt-1 font-display text-[min(11vw,2.25rem)] leading-[1.06] font-serif tracking-display">
          {title}
        </h1>
        <p className="mt-1.25 max-w-reading text-ink-2">
          {m.trip_letter_lead({ language: languages[language]() })}
        </p>
      </div>
      {blanks.length > 0 && (
        <div className="print:hidden">
          <Note kind="warning">
            <p>{m.trip_letter_blanks({ blanks: blanks.join(', ') })}</p>
            <p className="mt-0.5">{m.trip_letter_on_form()}</p>
          </Note>
        </div>
      )}
      <LetterPaper letter={letter} />
      <LetterActions form={form} letter={letter} title={title} today={today} />
      {sources.length > 0 && checkedOn && (
        <p className="text-meta text-ink-2 print:hidden">
          {m.trip_letter_rests_on({ checkedDate: checkedDate(checkedOn) })}{' '}
          {sources.map(({ name, url }, index) => (
            <span key={url}>
              {index > 0 && ', '}
              <ExternalLink href={url}>{name}</ExternalLink>
            </span>
          ))}
        </p>
      )}
    </div>
  )
}

function titleOf(kind: LetterKind, { country }: RefundForm): string {
  if (kind === 'claim-to-shop') return m.trip_letter_claim()
  if (kind === 'reminder-to-operator') return m.trip_letter_reminder()
  return country === 'germany' ? m.trip_letter_embassy() : m.trip_letter_consulate()
}
