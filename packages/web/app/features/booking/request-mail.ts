import { m } from '#app/paraglide/messages.js'

/** A mail to the operator with what is known filled in and a line for each thing that a driver must know. */
export function requestMail(operatorEmail: string, placeName: string, destination: string): string {
  const subject = m.booking_mail_subject({ place: placeName })
  const body = [
    m.booking_mail_hello(),
    '',
    m.booking_mail_wish({ place: placeName }),
    '',
    `${m.booking_mail_time()} `,
    `${m.booking_mail_pickup()} `,
    `${m.booking_mail_dropoff()} ${destination}`,
    `${m.booking_mail_passengers()} `,
    `${m.booking_mail_phone()} `,
    `${m.booking_mail_requests()} `,
  ].join('\r\n')
  return `mailto:${encodeURIComponent(operatorEmail).replaceAll('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
