import { m } from '#app/paraglide/messages.js'

/** Where chauffeurs drive and what happens to a request; shown beside the form. */
export function AboutRequests() {
  return (
    <aside aria-label={m.booking_about()} className="grid max-w-reading gap-3 print:hidden">
      <div className="border-t border-line pt-2">
        <h2 className="heading-3">{m.booking_where()}</h2>
        <p className="mt-0.75 text-small text-ink-2">{m.booking_where_list()}</p>
      </div>
      <div className="border-t border-line pt-2">
        <h2 className="heading-3">{m.booking_next()}</h2>
        <ol className="mt-0.75 grid list-decimal gap-0.75 ps-2.5 text-small text-ink-2">
          <li>{m.booking_next_person()}</li>
          <li>{m.booking_next_nothing()}</li>
        </ol>
      </div>
    </aside>
  )
}
