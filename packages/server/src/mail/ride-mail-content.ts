import { calendarFile } from '@retour/domain/booking/calendar-file'
import { rideEvent, rideMailText, type RideMailText } from '@retour/domain/content/ride-mail'
import { quoteCurrencies, rideStates } from '@retour/domain/rides/ride'
import { rideMoveNames } from '@retour/domain/rides/ride-moves'
import * as z from 'zod'
import type { Config } from '#server/config'
import type { AccountKeys } from '#server/keys/account-keys'
import { bookingPayload } from './booking-mail-content.ts'
import { greetingName } from './greeting-name.ts'
import type { MailAttachment } from './outgoing-message.ts'
import { rideUrl } from './ride-link.ts'

/** The payload that the trigger on rides adds to the booking's. */
const newsPayload = z.object({
  ride: z.object({
    move: z.enum(rideMoveNames),
    state: z.enum(rideStates),
    version: z.int(),
    movedAt: z.iso.datetime(),
    quote: z
      .object({
        priceMinor: z.int(),
        currency: z.enum(quoteCurrencies),
        validUntil: z.iso.datetime(),
        note: z.string(),
        freeUntil: z.iso.datetime(),
        lateFeeMinor: z.int(),
      })
      .nullable(),
    driver: z.object({ name: z.string(), car: z.string(), plate: z.string(), phone: z.string() }).nullable(),
    cancellation: z.object({ by: z.enum(['customer', 'business']), feeMinor: z.int() }).nullable(),
  }),
})

/** Returns the content of the mail about a ride's move. Throws ZodError for an invalid payload. */
export function rideMailContent(
  payload: unknown,
  { siteUrl, accountKeys }: Pick<Config, 'siteUrl'> & { accountKeys: AccountKeys },
): { words: RideMailText; attachments: MailAttachment[] } {
  const booking = bookingPayload.parse(payload)
  const { ride } = newsPayload.parse(payload)
  const siteHost = new URL(siteUrl).host
  const link = rideUrl(accountKeys, siteUrl, booking.id)
  return {
    words: rideMailText(booking, ride, { greetingName: greetingName(booking.fullName), link }),
    attachments: [
      {
        filename: 'chauffeur-ride.ics',
        contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
        content: calendarFile(rideEvent(booking, ride, siteHost)),
      },
    ],
  }
}
