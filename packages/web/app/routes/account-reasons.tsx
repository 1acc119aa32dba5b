import { m } from '#app/paraglide/messages.js'

/** The advantages of an account; shown beside the sign-in form. */
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
