import { mailQueues, type DeskMails, type MailDay, type MailQueue } from '@retour/domain/wire/mail'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { queryClient } from '#app/backend/query-client.ts'
import { readMail } from '#app/backend/staff-calls.ts'
import { m } from '#app/paraglide/messages.js'
import { EmptyNote } from '#app/ui/empty-note.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { Note } from '#app/ui/note.tsx'
import { QueryContent } from '#app/ui/query-content.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { MailRow } from './mail-row.tsx'
import { kindName, queueLabels } from './mail-text.ts'
import { PageButtons } from './page-buttons.tsx'

interface MailPartProps {
  queue: MailQueue
  after: string
  pollIntervalMs: number
  onQueue: (queue: string) => void
  onPage: (after: string) => void
}

/** Mail that has not been sent, grouped by the reason, and how much of the day's quotas is used. */
export function MailPart({ queue, after, pollIntervalMs, onQueue, onPage }: MailPartProps) {
  const query = useQuery(
    {
      queryKey: ['desk-mail', queue, after],
      queryFn: () => readMail({ queue, after }),
      staleTime: 0,
      refetchInterval: pollIntervalMs,
      placeholderData: keepPreviousData,
    },
    queryClient,
  )
  return (
    <section className="grid max-w-[656px] gap-3">
      <QueryContent
        query={query}
        failure={m.desk_mails_load_failed()}
        waiting={m.desk_mails_loading()}
        skeleton={<Skeleton className="h-30 w-full" />}
      >
        {(page) => (
          <>
            <SelectField
              label={m.desk_mails_show()}
              value={queue}
              options={mailQueues.map((one) => ({
                value: one,
                label: queueLabels[one]({ count: page.counts[one] }),
              }))}
              onChange={({ currentTarget }) => onQueue(currentTarget.value)}
            />
            <Mails page={page} />
            <PageButtons after={after} next={page.next} onPage={onPage} />
            <Today days={page.today} />
          </>
        )}
      </QueryContent>
    </section>
  )
}

function Mails({ page: { mails, mayAct } }: { page: DeskMails }) {
  if (mails.length === 0) return <EmptyNote>{m.desk_mails_none()}</EmptyNote>
  return (
    <ul aria-label={m.desk_mails_list()}>
      {mails.map((mail) => (
        <MailRow key={mail.id} mail={mail} mayAct={mayAct} />
      ))}
    </ul>
  )
}

const numbers = new Intl.NumberFormat('en')

function Today({ days }: { days: MailDay[] }) {
  if (days.length === 0) return null
  const isPassed = days.some(({ made, aDay }) => made > aDay)
  const isNear = days.some(({ made, aDay }) => made * 5 >= aDay * 4)
  return (
    <section className="grid gap-1.5">
      <h2 className="heading-3">{m.desk_mails_today()}</h2>
      {isNear && <Note kind="warning">{isPassed ? m.desk_mails_passed() : m.desk_mails_near()}</Note>}
      <Facts
        facts={days.map(({ kind, made, aDay }) => ({
          label: kindName(kind),
          value: m.desk_mails_of_day({ made: numbers.format(made), limit: numbers.format(aDay) }),
        }))}
      />
    </section>
  )
}
