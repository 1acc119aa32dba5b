import type { PendingBooking } from '@retour/domain/booking/booking-row'
import { accountMailContent } from '#server/mail/account-mail-content'
import { testKey } from '#server/testing/open-test-app'
import { browserOf, openAuth, type Person } from './open-auth.ts'

/**
 * Opens the whole server with helpers for tests of pending bookings: sign-ups with one, their links, and what is
 * stored.
 */
export async function openPendingBookings() {
  const auth = await openAuth()
  const run = async (text: string, values: unknown[] = []) =>
    (await auth.dependencies.database.executeSql(text, values)).rows
  const post = async (path: string, body: unknown) => {
    const response = await auth.app.request(`http://127.0.0.1:3000${path}`, {
      method: 'POST',
      headers: { apikey: testKey, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    return { status: response.status, body: (await response.json().catch(() => null)) as { state?: string } }
  }
  const stateOf = async ({ idempotency_key }: PendingBooking) =>
    (await post('/functions/v1/pending-booking', { idempotency_key })).body.state
  /** Signs up in a browser of the person's own, unless another one is given. */
  const signUp = (person: Person, booking: unknown, { browser = person.email, from = '' } = {}) =>
    auth.call(
      '/signup',
      {
        ...person,
        data: {
          full_name: 'Amélie Martin',
          ...(booking !== undefined && { retour_pending_booking: booking }),
        },
      },
      { headers: browserOf(browser), ...(from && { from }) },
    )
  const queryOf = (token: string) =>
    new URLSearchParams({ token, type: 'signup', redirect_to: 'http://127.0.0.1:3000/auth' }).toString()
  const linkTo = async ({ email }: Person) => queryOf((await auth.lastMailTo(email, 'confirm-sign-up')).token)
  const plain = { apikey: '', Authorization: '' }
  const openLink = async (person: Person) =>
    String((await auth.call(`/verify?${await linkTo(person)}`, undefined, { headers: plain })).body.text)
  const pressLink = async (query: string) => {
    const headers = { ...plain, 'Content-Type': 'application/x-www-form-urlencoded' }
    const { headers: answer } = await auth.call('/verify', query, { headers })
    return new URLSearchParams(answer.get('location')?.split('#')[1])
  }
  const press = async (person: Person) => pressLink(await linkTo(person))
  const stored = ({ idempotency_key }: PendingBooking) =>
    run(
      `select b.user_id, b.full_name, b.email, b.passenger_count,
        (select count(*)::int from app.outgoing_mail m where m.booking_id = b.id) as mails
      from public.bookings b where idempotency_key = $1`,
      [idempotency_key],
    )
  const pending = ({ idempotency_key }: PendingBooking) =>
    run('select email from app.pending_bookings where idempotency_key = $1', [idempotency_key])
  const mailText = async (email: string, kind: 'confirm-sign-up' | 'account-exists' | 'booking-not-sent') => {
    const mail = await auth.lastMailTo(email, kind)
    const siteUrl = 'https://x.example'
    const { accountKeys } = auth.dependencies
    return accountMailContent({ ...mail, kind }, { siteUrl, apiUrl: siteUrl, accountKeys })
  }
  const kindsTo = async ({ email }: Person) => (await auth.mailsTo(email)).map(({ kind }) => kind)
  return {
    auth,
    run,
    post,
    stateOf,
    signUp,
    queryOf,
    linkTo,
    openLink,
    pressLink,
    press,
    stored,
    pending,
    mailText,
    kindsTo,
  }
}
