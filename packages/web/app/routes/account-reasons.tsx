import { m } from '#app/paraglide/messages.js'

/** Beside the sign-in form: what somebody has of an account. */
export function AccountReasons() {
  const reasons = [m.accounts_with_calculations(), m.accounts_with_favorites(), m.accounts_with_bookings()]
  return (
    <section aria-labelledby="with-an-account" className="max-w-reading">
      <h2 id="with-an-account" className="heading-3">
        {m.accounts_with_heading()}
      </h2>
      <ul className="mt-1.5">
        {reasons.map((reason) => (
          <li key={reason} className="border-t border-line py-1.5 text-ink-2">
            {reason}
          </li>
        ))}
      </ul>
    </section>
  )
}
