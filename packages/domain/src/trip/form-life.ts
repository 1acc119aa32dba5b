import { formBackBy, goodsOutBy } from './form-clocks.ts'
import type { FormState, RefundForm } from './trip-records.ts'

/** A stage of a form; `day` (YYYY-MM-DD) is null until it is reached. */
export type Station = { station: 'bought' | FormState; day: string | null }

/**
 * A stage that can be recorded now: the day is stored in `field`, with `validatedBy` if set. `notBefore` is the
 * earliest plausible day (YYYY-MM-DD).
 */
export type Tap = {
  tap: Exclude<FormState, 'issued'> | 'early-refund'
  field: 'validatedOn' | 'handedInOn' | 'paidOn' | 'refusedOn' | 'expiredOn' | 'earlyRefundOn'
  notBefore: string
  validatedBy: RefundForm['validatedBy']
}

/**
 * The progress of a form. `stations` are its stages in order, a final one last; `taps` are the stages that can be
 * recorded next; `undo` is the field of the stage that can be undone, null if only the issue is recorded. `overdue`
 * names the day on which the deadline for the next stage passed; the form is not called expired until somebody says so.
 */
export type FormLife = {
  state: FormState
  since: string
  stations: Station[]
  taps: Tap[]
  undo: Tap['field'] | null
  overdue: { clock: 'goods-out' | 'form-back'; endedOn: string } | null
}

/** Returns the stage of a form: the furthest one with a day. */
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
 * Returns the progress of a form on a day (`today`, YYYY-MM-DD in the shop's time zone). `firstDay` is the day of its
 * earliest purchase, null without one.
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
    // Germany only stamps paper; the other three also have a kiosk or digital validation.
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
