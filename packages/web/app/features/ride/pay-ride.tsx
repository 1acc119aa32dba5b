import type { CustomerRide } from '@retour/domain/wire/ride'
import { m } from '#app/paraglide/messages.js'
import { formatPrice } from '#app/platform/format-ride.ts'
import { buttonClass } from '#app/ui/button-class.ts'

/** The link to pay the ride on a page of the operator, whose host is shown. */
export function PayRide({ answer: { paymentUrl, ride } }: { answer: CustomerRide }) {
  if (!paymentUrl || !ride.quote) return null
  return (
    <section className="grid gap-1">
      <a className={buttonClass({ size: 'large', isWide: true })} href={paymentUrl}>
        {m.ride_pay({ price: formatPrice(ride.quote.priceMinor) })}
      </a>
      <p className="text-center text-small text-ink-2">
        {m.ride_pay_where({ host: new URL(paymentUrl).host })}
      </p>
    </section>
  )
}
