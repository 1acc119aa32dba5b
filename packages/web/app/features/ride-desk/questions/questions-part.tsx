import { openQuestionDays, type OpenQuestion, type QuestionMark } from '@retour/domain/wire/questions'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { queryClient, readAgain } from '#app/backend/query-client.ts'
import { markQuestion, readQuestions } from '#app/backend/questions-calls.ts'
import { m } from '#app/paraglide/messages.js'
import { EmptyNote } from '#app/ui/empty-note.tsx'
import { failureReason } from '#app/ui/failure-reason.ts'
import { Failure } from '#app/features/ride-desk/action-form.tsx'
import { QueryContent } from '#app/ui/query-content.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { QuestionRow } from './question-row.tsx'

/** Questions to which the assistant had no answer, without who asked, to improve it. `show` is in the URL. */
export function QuestionsPart() {
  const [address, setAddress] = useSearchParams()
  const show = address.get('show') === 'marked' ? 'marked' : 'open'
  const [failure, setFailure] = useState('')
  const [sending, setSending] = useState('')
  const query = useQuery(
    {
      queryKey: ['desk-questions', show],
      queryFn: () => readQuestions(show),
      staleTime: 0,
      placeholderData: keepPreviousData,
    },
    queryClient,
  )

  async function mark({ id }: OpenQuestion, to: QuestionMark | null) {
    if (sending) return
    setSending(id)
    setFailure('')
    try {
      await markQuestion(id, to)
    } catch (error) {
      setFailure(m.desk_questions_mark_failed({ reason: failureReason(error) }))
    }
    setSending('')
    await readAgain(['desk-questions'])
  }

  return (
    <section className="mt-2 grid max-w-[656px] gap-3">
      <p className="text-small text-ink-2">{m.desk_questions_about({ days: openQuestionDays })}</p>
      <SelectField
        label={m.desk_places_show()}
        value={show}
        options={[
          { value: 'open', label: m.desk_questions_open() },
          { value: 'marked', label: m.desk_questions_marked() },
        ]}
        onChange={({ currentTarget }) => setAddress({ part: 'questions', show: currentTarget.value })}
      />
      <Failure>{failure}</Failure>
      <QueryContent
        query={query}
        failure={m.desk_questions_failed()}
        waiting={m.desk_questions_loading()}
        skeleton={<Skeleton className="h-30 w-full" />}
      >
        {({ questions, hasMore, mayMark }) => (
          <>
            {questions.length === 0 && <EmptyNote>{m.desk_questions_none()}</EmptyNote>}
            <ul aria-label={m.desk_questions_list()}>
              {questions.map((question) => (
                <QuestionRow
                  key={question.id}
                  question={question}
                  mayMark={mayMark}
                  isBusy={sending === question.id}
                  onMark={(to) => void mark(question, to)}
                />
              ))}
            </ul>
            {hasMore && <p className="text-small text-ink-2">{m.desk_questions_more()}</p>}
          </>
        )}
      </QueryContent>
    </section>
  )
}
