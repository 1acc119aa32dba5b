import { calendarFile } from '@retour/domain/booking/calendar-file'
import { vehicles } from '@retour/domain/booking/vehicles'
import { bookingEvent } from '@retour/domain/content/booking-event'
import {
  guestMailText,
  operatorMailText,
  type BookingMailText,
  type MailedBooking,
} from '@retour/domain/content/booking-mail'
import { countries } from '@retour/domain/places/countries'
import * as z from 'zod'
import type { Config } from '#server/config'
import type { AccountKeys } from '#server/keys/account-keys'
import { greetingName } from './greeting-name.ts'
import type { OutgoingMail } from './outbox.ts'
import { isSingleAddress, type MailAttachment } from './outgoing-message.ts'
import { rideUrl } from './ride-link.ts'

const kinds = ['booking-guest', 'booking-operator'] as const
export type BookingMailKind = (typeof kinds)[number]

export function isBookingMail(kind: string): kind is BookingMailKind {
  return (kinds as readonly string[]).includes(kind)
}

export const ridePayload = z.object({
  phone: z.string(),
  pickupAt: z.iso.datetime(),
  pickupLocation: z.string(),
  dropoffLocation: z.string(),
  vehicle: z.enum(vehicles),
  passengerCount: z.int(),
  specialRequests: z.string().nullable(),
  // Mails that were queued before the column existed lack this field.
  flightNumber: z.string().nullable().default(null),
  city: z.string().nullable(),
  country: z.enum(countries).nullable(),
})

/** The payload that the trigger on bookings writes for both mails. */
export const bookingPayload: z.ZodType<MailedBooking> = ridePayload.extend({
  id: z.uuid(),
  idempotencyKey: z.uuid().nullable(),
  createdAt: z.iso.datetime(),
  isFromAccount: z.boolean(),
  fullName: z.string(),
  email: z.string(),
})

export type BookingMailContent = {
  words: BookingMailText
  /**
   * Reply-To: the guest in the operator's mail, if the booking has exactly one address; the operator in the guest's
   * mail.
   */
  replyTo: string | null
  attachments: MailAttachment[]
}

/** Returns the content of a booking mail. Throws ZodError for an invalid payload. */
export function bookingMailContent(
  mail: Pick<OutgoingMail, 'payload'> & { kind: BookingMailKind },
  {
    siteUrl,
    operatorEmail,
    accountKeys,
  }: Pick<Config, 'siteUrl' | 'operatorEmail'> & { accountKeys: AccountKeys },
): BookingMailContent {
  const booking = bookingPayload.parse(mail.payload)
  if (mail.kind === 'booking-operator') {
    const isAnswerable = isSingleAddress(booking.email)
    return {
      words: operatorMailText(booking, { isAnswerable }),
      replyTo: isAnswerable ? booking.email : null,
      attachments: [],
    }
  }
  const siteHost = new URL(siteUrl).host
  return {
    words: guestMailText(booking, {
      greetingName: greetingName(booking.fullName),
      siteHost,
      link: rideUrl(accountKeys, siteUrl, booking.id),
    }),
    replyTo: operatorEmail,
    attachments: [
      {
        filename: 'chauffeur-request.ics',
        contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
        content: calendarFile(bookingEvent(booking, siteHost)),
      },
    ],
  }
}
