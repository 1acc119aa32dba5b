import { maxChangeRequests } from '@retour/domain/rides/ride'
import type { CustomerRide } from '@retour/domain/wire/ride'
import { useQuery } from '@tanstack/react-query'
import { toBackendError } from '#app/backend/backend-error.ts'
import { refusalOf } from '#app/backend/call-api.ts'
import { storeAnswer, storedQuery, type StoragePlace } from '#app/backend/stored-query.ts'
import { readPublicAccess } from '#app/backend/public-config.ts'
import { queryClient } from '#app/backend/query-client.ts'
import { answerRide, type CustomerMove, readRide } from '#app/backend/ride-calls.ts'
import { m } from '#app/paraglide/messages.js'
import { useOwnPage } from '#app/platform/use-own-page.ts'
import { failureReason } from '#app/ui/failure-reason.ts'
import { LoadedNote, LiveMark, LostNote } from '#app/ui/live-mark.tsx'
import { Note } from '#app/ui/note.tsx'
import { QueryContent } from '#app/ui/query-content.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { useLiveLine } from '#app/ui/use-live-line.ts'
import { useRideMove } from '#app/ui/use-ride-move.ts'
import { CancelRide } from './cancel-ride.tsx'
import { ChangeTime } from './change-time.tsx'
import { PayRide } from './pay-ride.tsx'
import { RideFacts } from './ride-facts.tsx'
import { RideHeading } from './ride-heading.tsx'
import { RideSteps } from './ride-steps.tsx'

const pollIntervalMs = 20_000
const dayMs = 86_400_000

/** The ride is stored on the phone from the mail to the day of the pickup, and removed at a sign-out. */
const storagePlace = (link: string): StoragePlace => ({
  area: 'localStorage',
  family: 'retour-ride:',
  name: link,
  maxAgeMs: 30 * dayMs,
  needsNoAccount: true,
})

/** The page of a ride; `link` is the token in the fragment of a mail's link. */
export function RideScreen({ link }: { link: string }) {
  return link === '' ? <UnknownRide /> : <RideOfLink link={link} />
}

function RideOfLink({ link }: { link: string }) {
  useOwnPage()
  const queryKey = ['ride', link]
  const place = storagePlace(link)
  const line = useLiveLine({
    readAccess: readPublicAccess,
    path: '/ride/v1/live',
    body: { link },
    withoutLineMs: pollIntervalMs,
    onNews: () => queryClient.invalidateQueries({ queryKey }),
  })
  const isStopped = line.state === 'lost'
  const query = useQuery(
    {
      queryKey,
      ...storedQuery(place, () => readRide(link)),
      refetchInterval: line.pollIntervalMs,
      retry: (count, error) => toBackendError(error).kind !== 'refused' && count < 1,
    },
    queryClient,
  )
  const { sending, send, failure, notice } = useRideMove<CustomerRide, CustomerMove['move']>({
    queryKey,
    query,
    explain,
    onMoved: (after) => storeAnswer(place, after),
  })
  const sendMove = (move: CustomerMove) => void send(move.move, move.version, () => answerRide(link, move))

  if (toBackendError(query.error).status === 404) return <UnknownRide />
  return (
    <>
      {/* The heading until the ride has loaded. */}
      {!query.data && <h1 className="sr-only">{m.ride_page_title()}</h1>}
      <QueryContent
        query={query}
        failure={m.ride_failed()}
        waiting={m.ride_loading()}
        skeleton={<Skeleton className="h-30 w-full max-w-reading" />}
      >
        {(answer) => (
          <div className="grid max-w-[656px] gap-4">
            <div className="grid gap-2">
              <LiveMark line={line} />
              <LostNote line={line} meaning={m.ride_line_lost()} />
              <LoadedNote line={line} loadedAtMs={query.dataUpdatedAt} />
            </div>
            <RideHeading answer={answer} sending={sending} isStopped={isStopped} onSend={sendMove} />
            <PayRide answer={answer} />
            {failure && (
              <Note kind="error" role="alert">
                {failure}
              </Note>
            )}
            <div role="status">{notice && <Note kind="good">{notice}</Note>}</div>
            <RideSteps answer={answer} />
            <RideFacts ride={answer.ride} />
            <ChangeTime
              answer={answer}
              isSending={sending === 'ask-change'}
              isStopped={isStopped}
              onSend={sendMove}
            />
            <CancelRide
              answer={answer}
              isSending={sending === 'cancel'}
              isStopped={isStopped}
              onSend={sendMove}
            />
          </div>
        )}
      </QueryContent>
    </>
  )
}

function UnknownRide() {
  return (
    <div>
      <h1 className="heading-1">{m.ride_unknown_heading()}</h1>
      <p className="mt-2 max-w-reading text-lead text-ink-2">{m.ride_unknown_text()}</p>
    </div>
  )
}

function explain(error: unknown): string {
  const { code } = refusalOf(error)
  if (code === 'moved_meanwhile' || code === 'not_now' || code === 'change_open' || code === 'quote_ended')
    return m.ride_moved_meanwhile()
  if (code === 'change_often') return m.ride_asked_often({ count: maxChangeRequests })
  if (code === 'change_time') return m.ride_new_time_error()
  if (code === 'fee') return m.ride_fee_changed()
  return m.ride_move_failed({ reason: failureReason(error) })
}
