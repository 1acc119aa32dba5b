import { bookingPath, pendingRideFacts, pendingRideText } from '@retour/domain/content/booking-mail'
import * as z from 'zod'
import type { AccountKeys } from '#server/keys/account-keys'
import { mailCode, mailToken } from '#server/gate/mail-token'
import { ridePayload } from './booking-mail-content.ts'
import { greetingName } from './greeting-name.ts'
import type { MailFact } from './mail-page.ts'
import type { OutgoingMail } from './outbox.ts'

const accountPayload = z.object({
  fullName: z.string().optional(),
  redirectTo: z.string().optional(),
  newEmail: z.string().optional(),
  booking: ridePayload.optional(),
  reason: z.enum(['expired', 'gone']).optional(),
})

/** The text of a mail about an account, shared by the plain text and the HTML part. All fields are plain text. */
export type AccountMailContent = {
  subject: string
  greeting: string
  lines: string[]
  /** The chauffeur request that the mail is about. */
  facts: MailFact[]
  /** The URL of the button. */
  action: { label: string; url: string } | null
  /** A six-digit code, for people who read the mail on another device. */
  code: string | null
  validity: string | null
  ifNotYou: string
  sender: { name: string; url: string }
}

type AccountMailText = Pick<AccountMailContent, 'subject' | 'lines' | 'ifNotYou'> & {
  facts?: AccountMailContent['facts']
  /**
   * For a mail with a link: the label of the button, the action that /verify receives, and how long the link is valid.
   */
  link?: { label: string; type: string; validity: string }
  /** For a mail without a link: the button opens a page of the site. */
  page?: { label: string; path: string }
}

const ignore = 'If this was not you, ignore this mail: nothing happens until the button or the code is used.'
const day = 'Button and code work once, for 24 hours.'
const hour = 'Button and code work once, for one hour.'

const textByKind = {
  'confirm-sign-up': ({ booking }) => ({
    subject: 'Confirm your email address',
    lines: [
      'confirm this address to finish creating your Retour account.',
      ...(booking ? [pendingRideText.alsoSends] : []),
    ],
    facts: booking ? pendingRideFacts(booking) : [],
    link: { label: 'Confirm my address', type: 'signup', validity: day },
    ifNotYou: booking ? `${pendingRideText.ifNotYou} ${ignore}` : ignore,
  }),
  'reset-password': () => ({
    subject: 'Choose a new password',
    lines: ['somebody asked for a new password for the Retour account of this address.'],
    link: { label: 'Choose a new password', type: 'recovery', validity: hour },
    ifNotYou: 'If this was not you, ignore this mail: your password stays as it is.',
  }),
  'sign-in-link': () => ({
    subject: 'Your sign-in link',
    lines: ['here is the link that you asked for to sign in to Retour.'],
    link: { label: 'Sign in', type: 'magiclink', validity: hour },
    ifNotYou: ignore,
  }),
  'change-email': ({ newEmail = '' }) => ({
    subject: 'Confirm the change of your email address',
    lines: [
      `the email address of your Retour account is to become ${newEmail}.`,
      'The change takes effect when it is confirmed in the mails to both addresses, the old and the new one.',
    ],
    link: { label: 'Confirm the change', type: 'email_change', validity: day },
    ifNotYou: 'If this was not you, do not confirm it, and choose a new password.',
  }),
  'account-exists': ({ booking }) => ({
    subject: 'You already have an account',
    lines: [
      'somebody, perhaps you, wanted to use this address for a Retour account. It has one already, so nothing was changed.',
      'Sign in with your password. If you have forgotten it, ask for a new one there.',
      ...(booking
        ? [
            'A chauffeur request came with it, and it is not sent yet. Sign in in the browser in which the form was filled in: it is sent from there. In another browser, fill in the form again. This was asked for:',
          ]
        : []),
    ],
    facts: booking ? pendingRideFacts(booking) : [],
    page: {
      label: 'Sign in',
      path: booking ? `/auth?${new URLSearchParams({ from: bookingPath(booking) }).toString()}` : '/auth',
    },
    ifNotYou: 'If this was not you, ignore this mail.',
  }),
  'booking-not-sent': ({ booking, reason }) => ({
    subject: 'Your chauffeur request was not sent',
    lines: [
      'your address is confirmed. A chauffeur request that was made with it was not sent.',
      reason === 'expired'
        ? 'Its pickup time has passed, or it waited for more than seven days.'
        : 'It was taken back, or the address was confirmed in another way than with the mail that showed it.',
      'If you still want the ride, ask for it again. This was the request:',
    ],
    facts: booking ? pendingRideFacts(booking) : [],
    page: { label: 'Ask for a ride', path: booking ? bookingPath(booking) : '/auth' },
    ifNotYou: 'If you did not ask for this ride, there is nothing to do.',
  }),
  'password-changed': () => ({
    subject: 'Your password was changed',
    lines: ['the password of your Retour account was changed. All other devices were signed out.'],
    page: { label: 'Open Retour', path: '/auth' },
    ifNotYou: 'If this was not you, ask for a new password at once, on the sign-in page.',
  }),
} satisfies Record<string, (payload: z.infer<typeof accountPayload>) => AccountMailText>

export type AccountMailKind = keyof typeof textByKind

export function isAccountMail(kind: string): kind is AccountMailKind {
  return Object.hasOwn(textByKind, kind)
}

/** Returns the content of an account mail. Builds its link from API_URL only, again for every attempt. */
export function accountMailContent(
  mail: Pick<OutgoingMail, 'id' | 'payload'> & { kind: AccountMailKind },
  { siteUrl, apiUrl, accountKeys }: { siteUrl: string; apiUrl: string; accountKeys: AccountKeys },
): AccountMailContent {
  const payload = accountPayload.parse(mail.payload)
  const words: AccountMailText = textByKind[mail.kind](payload)
  const name = greetingName(payload.fullName ?? '')
  const { link, page } = words
  return {
    subject: words.subject,
    greeting: name ? `Hello ${name},` : 'Hello,',
    lines: words.lines,
    facts: words.facts ?? [],
    action: link
      ? {
          label: link.label,
          url: linkOf(mail.id, link.type, payload.redirectTo ?? siteUrl, apiUrl, accountKeys),
        }
      : page
        ? { label: page.label, url: `${siteUrl}${page.path}` }
        : null,
    code: link ? mailCode(accountKeys, mail.id) : null,
    validity: link?.validity ?? null,
    ifNotYou: words.ifNotYou,
    sender: { name: 'Retour', url: siteUrl },
  }
}

function linkOf(id: string, type: string, redirectTo: string, apiUrl: string, keys: AccountKeys): string {
  const query = new URLSearchParams({ token: mailToken(keys, id), type, redirect_to: redirectTo })
  return `${apiUrl}/auth/v1/verify?${query.toString()}`
}
