import type { DeskRideAnswer, RideHistoryLine } from '@retour/domain/wire/ride'
import { m } from '#app/paraglide/messages.js'
import { shortTime } from '#app/platform/format-ride.ts'
import { authorOf, moveText } from './move-text.ts'

/** The history of a ride, the newest entry first. */
export function RideLog({ answer: { history, ride } }: { answer: DeskRideAnswer }) {
  return (
    <section>
      <h3 className="heading-3">{m.desk_log()}</h3>
      <ol className="mt-1 border-t border-line">
        {history.toReversed().map((line: RideHistoryLine) => (
          <li key={line.version} className="grid grid-cols-[10rem_1fr] gap-2 border-b border-line py-1.25">
            <time dateTime={line.at} className="text-ink-2">
              <bdi>{shortTime(line.at, ride.country)}</bdi>
            </time>
            <span className="wrap-anywhere">
              {moveText(line)}, <span className="text-ink-2">{authorOf(line)}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
