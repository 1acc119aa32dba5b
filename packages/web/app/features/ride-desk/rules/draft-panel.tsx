import { formatLongDay } from '@retour/domain/content/format-day'
import type { DeskEditions, OpenDraft } from '@retour/domain/wire/rules'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { readAgain } from '#app/backend/query-client.ts'
import { approveDraft, dropDraft } from '#app/backend/rules-calls.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { EmptyNote } from '#app/ui/empty-note.tsx'
import { Note } from '#app/ui/note.tsx'
import { Failure } from '#app/features/ride-desk/action-form.tsx'
import { useAttempt } from '#app/features/ride-desk/use-attempt.ts'
import { DraftForm } from './draft-form.tsx'
import { DraftFigures, DraftSamples } from './draft-effects.tsx'
import { authorNames, barsOf, explainDraft, inForceOn } from './edition-text.ts'
import { dayOf } from './rule-text.ts'

/** A draft beside the edition that it would replace, with its possible actions. */
export function DraftPanel({ list, id }: { list: DeskEditions; id: string }) {
  const [isEditing, setIsEditing] = useState(false)
  const draft = list.drafts.find((one) => one.id === id)
  if (!draft)
    return (
      <div className="grid gap-1.5">
        <DraftBreadcrumbs />
        <EmptyNote>{m.desk_draft_gone()}</EmptyNote>
      </div>
    )
  if (isEditing)
    return <DraftForm key={draft.version} list={list} before={draft} onLeave={() => setIsEditing(false)} />
  const before = inForceOn(list, draft.effectiveOn)
  const { name, authors, changedAt } = draft
  return (
    <section className="grid gap-3">
      <div>
        <DraftBreadcrumbs />
        <h2 className="heading-2 wrap-anywhere">{name}</h2>
        <p className="text-small text-ink-2">
          {m.desk_draft_by({ authors: authorNames(authors), day: dayOf(changedAt), name: before.name })}
        </p>
      </div>
      <DraftMoves list={list} draft={draft} onEdit={() => setIsEditing(true)} />
      <div className="grid gap-4 lg:grid-cols-[1fr_23rem]">
        <div className="grid content-start gap-4">
          <DraftFigures before={before.rules} draft={draft} today={list.today} />
          <TwoPeople draft={draft} />
        </div>
        <DraftSamples before={before.rules} after={draft.rules} />
      </div>
    </section>
  )
}

function DraftBreadcrumbs() {
  return (
    <nav aria-label={m.desk_draft_breadcrumb()} className="flex items-center gap-1 text-small">
      <Link to="/desk?part=rules" className="flex min-h-touch items-center underline">
        {m.desk_draft_crumb()}
      </Link>
      <span aria-hidden>/</span>
      <span>{m.desk_draft_word()}</span>
    </nav>
  )
}

interface DraftMovesProps {
  list: DeskEditions
  draft: OpenDraft
  onEdit: () => void
}

function DraftMoves({ list, draft, onEdit }: DraftMovesProps) {
  const [isSure, setIsSure] = useState(false)
  const { attempt, isBusy, failure } = useAttempt(explainDraft)
  const navigate = useNavigate()
  const bars = barsOf(list, draft)

  async function act(what: (seen: OpenDraft) => Promise<object>) {
    const isDone = await attempt(async () => {
      await what(draft)
      await readAgain(['desk-editions'])
      await navigate('/desk?part=rules')
    })
    if (!isDone) void readAgain(['desk-editions'])
  }
  return (
    <div className="grid gap-1.5">
      {bars.length > 0 && (
        <Note kind="error">
          <strong>{m.desk_draft_not_yet()}</strong> {bars.join(' ')}
        </Note>
      )}
      {list.mayDraft && (
        <>
          {draft.isOwn && bars.length === 0 && <Note>{m.desk_draft_second()}</Note>}
          <div className="flex flex-wrap gap-1">
            <Button variant="outlined" onClick={onEdit}>
              {m.desk_draft_edit()}
            </Button>
            <Button variant="outlined" onClick={() => (isSure ? void act(dropDraft) : setIsSure(true))}>
              {isSure ? m.desk_draft_drop_sure() : m.desk_draft_drop()}
            </Button>
            <Button
              isBusy={isBusy}
              isStopped={bars.length > 0 || draft.isOwn}
              onClick={() => void act(approveDraft)}
            >
              {m.desk_draft_approve({ day: formatLongDay(draft.effectiveOn) })}
            </Button>
          </div>
        </>
      )}
      <Failure>{failure}</Failure>
    </div>
  )
}

function TwoPeople({ draft: { authors, changedAt, effectiveOn } }: { draft: OpenDraft }) {
  const steps = [
    { name: m.desk_draft_step_drafted(), who: `${authorNames(authors)}, ${dayOf(changedAt)}` },
    { name: m.desk_draft_step_approved(), who: m.desk_draft_step_approved_by() },
    {
      name: m.desk_draft_step_force(),
      who: m.desk_draft_step_force_at({ day: formatLongDay(effectiveOn) }),
    },
  ]
  return (
    <section>
      <h3 className="heading-3">{m.desk_draft_two()}</h3>
      <ol className="grid gap-1.5 pt-1">
        {steps.map(({ name, who }) => (
          <li key={name} className="border-s-3 border-line ps-1.5">
            <p className="font-strong">{name}</p>
            <p className="text-small text-ink-2">{who}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
