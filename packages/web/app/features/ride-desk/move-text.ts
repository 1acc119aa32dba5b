import type { RideHistoryLine } from '@retour/domain/wire/ride'
import { m } from '#app/paraglide/messages.js'
import { formatPrice, shortTime } from '#app/platform/format-ride.ts'

type Line = Pick<RideHistoryLine, 'move' | 'mover' | 'details'>

const cents = (value: unknown) => formatPrice(typeof value === 'number' ? value : 0)

const timeOf = ({ pickupAt }: Line['details']) =>
  typeof pickupAt === 'string' ? shortTime(pickupAt, null) : ''

/** Returns what was done. The desk may answer a quote for a customer who has called. */
export function moveText({ move, mover, details }: Line): string {
  const isByCustomer = mover === 'customer'
  const words: Record<RideHistoryLine['move'], () => string> = {
    request: m.desk_log_request,
    quote: () => m.desk_log_quote({ price: cents(details.priceMinor) }),
    accept: isByCustomer ? m.desk_log_accept : m.desk_move_accept,
    decline: isByCustomer ? m.desk_log_decline : m.desk_move_decline,
    expire: m.desk_log_expire,
    confirm: () => m.desk_log_confirm({ driver: typeof details.name === 'string' ? details.name : '' }),
    depart: m.desk_log_depart,
    arrive: m.desk_log_arrive,
    board: m.desk_log_board,
    finish: m.desk_log_finish,
    'no-show': m.desk_log_no_show,
    cancel: () => m.desk_log_cancel({ fee: cents(details.feeMinor) }),
    'ask-change': () => m.desk_log_ask_change({ time: timeOf(details) }),
    'grant-change': () => m.desk_log_grant_change({ time: timeOf(details) }),
    'refuse-change': () => m.desk_log_refuse_change({ time: timeOf(details) }),
    'call-off': () => m.desk_log_cancel({ fee: cents(details.feeMinor) }),
  }
  return words[move]()
}

/** Returns who made a move. */
export function authorOf({ mover, name }: Pick<RideHistoryLine, 'mover' | 'name'>): string {
  if (mover === 'customer') return m.desk_by_customer()
  if (mover === 'driver') return m.desk_by_driver()
  return mover === 'system' ? m.desk_by_server() : name || m.desk_by_staff()
}
