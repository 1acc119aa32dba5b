import { formBackBy, goodsOutBy } from './form-clocks.ts'
import type { FormState, RefundForm } from './trip-records.ts'

/** A station of a form's life; `day` (YYYY-MM-DD) is null until it is reached. */
export type Station = { station: 'bought' | FormState; day: string | null }

/**
 * What a tap may note now: the day goes into `field`, and `validatedBy` with it where that is set. `notBefore` is the
 * earliest day that makes sense (YYYY-MM-DD).
 */
export type Tap = {
  tap: Exclude<FormState, 'issued'> | 'early-refund'
  field: 'validatedOn' | 'handedInOn' | 'paidOn' | 'refusedOn' | 'expiredOn' | 'earlyRefundOn'
  notBefore: string
  validatedBy: RefundForm['validatedBy']
}

/**
 * Where a form stands. `stations` in their order, with the one that ended it last; `taps` what can be noted next; `undo`
 * the field of the station that can be taken back, null where only the issue is noted. `overdue` names the day on which
 * a clock ran out that the next station needs; the form is not called expired before somebody says so.
 */
export type FormLife = {
  state: FormState
  since: string
  stations: Station[]
  taps: Tap[]
  undo: Tap['field'] | null
  overdue: { clock: 'goods-out' | 'form-back'; endedOn: string } | null
}

/** Which station a form has reached: the furthest one that has a day. */
export function stateOfForm(form: RefundForm): { state: FormState; since: string } {
  const { refusedOn, expiredOn, paidOn, handedInOn, validatedOn, issuedOn } = form
  if (refusedOn !== null) return { state: 'refused', since: refusedOn }
  if (expiredOn !== null) return { state: 'expired', since: expiredOn }
  if (paidOn !== null) return { state: 'paid', since: paidOn }
  if (handedInOn !== null) return { state: 'handed-in', since: handedInOn }
  if (validatedOn !== null) return { state: 'validated', since: validatedOn }
  return { state: 'issued', since: issuedOn }
}

/**
 * The life of a form on a day (`today`, YYYY-MM-DD in the shop's time zone). `firstDay` is the day of its earliest
 * purchase, null where none is noted.
 */
export function lifeOf(
  form: RefundForm,
  { firstDay, today }: { firstDay: string | null; today: string },
): FormLife {
  const { state, since } = stateOfForm(form)
  return {
    state,
    since,
    stations: stationsOf(form, firstDay),
    taps: tapsOf(form, state, since),
    undo: undoOf(form, state),
    overdue: overdueOf(form, state, firstDay, today),
  }
}

function stationsOf(form: RefundForm, firstDay: string | null): Station[] {
  const way: Station[] = [
    { station: 'bought', day: firstDay },
    { station: 'issued', day: form.issuedOn },
    { station: 'validated', day: form.validatedOn },
    { station: 'handed-in', day: form.handedInOn },
  ]
  const end: Station[] =
    form.refusedOn !== null
      ? [{ station: 'refused', day: form.refusedOn }]
      : form.expiredOn !== null
        ? [{ station: 'expired', day: form.expiredOn }]
        : []
  if (end.length === 0) return [...way, { station: 'paid', day: form.paidOn }]
  return [...way.filter(({ day }) => day !== null), ...end]
}

function tapsOf(form: RefundForm, state: FormState, since: string): Tap[] {
  const tap = (name: Tap['tap'], field: Tap['field'], validatedBy: Tap['validatedBy'] = null): Tap => ({
    tap: name,
    field,
    notBefore: since,
    validatedBy,
  })
  const ends = [tap('refused', 'refusedOn'), tap('expired', 'expiredOn')]
  if (state === 'issued') {
    const early = form.earlyRefundOn === null ? [tap('early-refund', 'earlyRefundOn')] : []
    // Germany stamps paper; the other three have a kiosk or a digital validation too.
    const kiosk = form.country === 'germany' ? [] : [tap('validated', 'validatedOn', 'kiosk')]
    return [...kiosk, tap('validated', 'validatedOn', 'stamp'), ...early, ...ends]
  }
  if (state === 'validated') return [tap('handed-in', 'handedInOn'), tap('paid', 'paidOn'), ...ends]
  if (state === 'handed-in') return [tap('paid', 'paidOn'), ...ends]
  return []
}

function undoOf(form: RefundForm, state: FormState): Tap['field'] | null {
  if (state === 'refused') return 'refusedOn'
  if (state === 'expired') return 'expiredOn'
  if (state === 'paid') return 'paidOn'
  if (state === 'handed-in') return 'handedInOn'
  if (state === 'validated') return 'validatedOn'
  return form.earlyRefundOn === null ? null : 'earlyRefundOn'
}

function overdueOf(
  form: RefundForm,
  state: FormState,
  firstDay: string | null,
  today: string,
): FormLife['overdue'] {
  if (state === 'issued') {
    const { legal } = goodsOutBy(form, firstDay)
    return today > legal ? { clock: 'goods-out', endedOn: legal } : null
  }
  if (state === 'validated') {
    const { first, later } = formBackBy(form)
    const endedOn = later ?? first
    return today > endedOn ? { clock: 'form-back', endedOn } : null
  }
  return null
}
