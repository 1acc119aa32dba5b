import { formatNearDay } from '@retour/domain/content/format-day'
import { Check, CloudCheck, CloudOff, RefreshCw } from 'lucide-react'
import { openAuthDialog } from '#app/features/accounts/open-auth-dialog.ts'
import { m } from '#app/paraglide/messages.js'
import { dayOf, today } from '#app/platform/calendar-day.ts'
import { localTime } from '#app/platform/local-time.ts'
import { Line, Press } from './state-of-keeping.tsx'
import type { StorageState } from './use-storage-state.ts'
import { pressTryNow } from './sync-state.ts'

/** One line about how much of the trip the account has. */
export function AccountLine({
  storage,
  isEmpty,
}: {
  storage: Extract<StorageState, { where: 'account' }>
  isEmpty: boolean
}) {
  const { sync, isWaiting, savedAtMs } = storage
  if (sync.kind === 'failed')
    return (
      <Line Icon={CloudOff} tone="text-amber">
        {m.trip_account_failed({ reason: sync.reason })}{' '}
        <Press onPress={pressTryNow}>{m.trip_account_try()}</Press>
      </Line>
    )
  if (isEmpty && !isWaiting)
    return (
      <Line Icon={CloudCheck} tone="text-green">
        {m.trip_account_promise()}
      </Line>
    )
  if (isWaiting || savedAtMs === null) {
    const isOffline = sync.kind === 'offline'
    return (
      <Line Icon={isOffline ? CloudOff : RefreshCw} tone={isOffline ? 'text-amber' : 'text-green'}>
        {isOffline ? m.trip_account_offline() : m.trip_account_sending()}
      </Line>
    )
  }
  return (
    <Line Icon={CloudCheck} tone="text-green">
      {savedText(savedAtMs)}
      {sync.kind === 'offline' && ` ${m.trip_account_no_line()}`}
    </Line>
  )
}

/** The trip belongs to an account that is not signed in now. */
export function LeftLine() {
  return (
    <Line Icon={Check} tone="text-green">
      {m.trip_account_left()} <Press onPress={() => openAuthDialog('login')}>{m.trip_sign_in()}</Press>{' '}
      {m.trip_account_left_to()}
    </Line>
  )
}

function savedText(atMs: number): string {
  const [day, time] = [dayOf(new Date(atMs)), localTime(atMs)]
  return day === today()
    ? m.trip_account_saved({ time })
    : m.trip_account_saved_on({ day: formatNearDay(day), time })
}
