import { reminderFacts } from '@retour/domain/content/reminder-text'
import { html } from 'hono/html'
import * as z from 'zod'
import type { AccountKeys } from '#server/keys/account-keys'
import { factsTable, mailButton, mailFooter, mailPage, type MailFact } from './mail-page.ts'
import type { OutgoingMail } from './outbox.ts'
import { remindersUrl } from './reminder-link.ts'

const kinds = ['confirm-reminders', 'trip-reminder'] as const
export type ReminderMailKind = (typeof kinds)[number]

export function isReminderMail(kind: string): kind is ReminderMailKind {
  return (kinds as readonly string[]).includes(kind)
}

const reminderPayload = z.object({
  /** The key of the reminders' link. */
  subscription: z.uuid(),
  reminders: z.array(z.object({ kind: z.string(), shop: z.string(), dueOn: z.iso.date() })).default([]),
})

type ReminderMail = {
  subject: string
  lines: string[]
  facts: MailFact[]
  action: { label: string; url: string }
  closing: string
  /** The URL that ends the reminders; null in the mail that asks for confirmation. */
  stopUrl: string | null
  sender: { name: string; url: string }
}

/** Returns the content of a mail about reminders. Throws ZodError for an invalid payload. */
export function reminderMail(
  mail: Pick<OutgoingMail, 'payload'> & { kind: ReminderMailKind },
  { siteUrl, apiUrl, accountKeys }: { siteUrl: string; apiUrl: string; accountKeys: AccountKeys },
): ReminderMail {
  const { subscription, reminders } = reminderPayload.parse(mail.payload)
  const link = remindersUrl(accountKeys, apiUrl, subscription)
  const sender = { name: 'Retour', url: siteUrl }
  if (mail.kind === 'confirm-reminders')
    return {
      subject: 'Confirm the reminders of your trip',
      lines: [
        'Hello,',
        'somebody, perhaps you, asked for reminders of the days of a trip at this address. They are sent only if you confirm it.',
      ],
      facts: [],
      action: { label: 'Confirm the reminders', url: link },
      closing:
        'If this was not you, ignore this mail: no reminder is sent, and the address is removed after two days.',
      stopUrl: null,
      sender,
    }
  const isLastDay = reminders.length > 0 && reminders.every(({ kind }) => kind === 'last-day')
  return {
    subject: isLastDay ? 'Your last day: the plan' : 'A day of your trip is near',
    lines: [
      'Hello,',
      'you asked to be reminded. These days are as your trip showed them when it was last open:',
    ],
    facts: reminderFacts(reminders),
    action: isLastDay
      ? { label: 'Open the plan', url: `${siteUrl}/trip?exit=plan` }
      : { label: 'Open my trip', url: `${siteUrl}/trip` },
    closing: isLastDay
      ? 'The plan is on the device that keeps your trip, also without a network. Open it once before you leave.'
      : 'What each day rests on stands in your trip.',
    stopUrl: link,
    sender,
  }
}

/** Returns the plain text part of a reminder mail. */
export function reminderMailText(mail: ReminderMail): string {
  const blocks = [
    ...mail.lines,
    ...(mail.facts.length > 0 ? [mail.facts.map(({ label, value }) => `${label}: ${value}`).join('\n')] : []),
    `${mail.action.label}:\n${mail.action.url}`,
    mail.closing,
    ...(mail.stopUrl ? [`No more reminders:\n${mail.stopUrl}`] : []),
    `-- \n${mail.sender.name}\n${mail.sender.url}`,
  ]
  return `${blocks.join('\n\n')}\n`
}

/** Returns the HTML part of a reminder mail. The template escapes every value. */
export function reminderMailHtml(mail: ReminderMail): Promise<string> {
  const link = 'color:#1d4e9e'
  return mailPage(
    mail.subject,
    html`${mail.lines.map((line) => html`<p style="margin:0 0 16px">${line}</p>`)}
      ${mail.facts.length > 0 ? factsTable(mail.facts) : ''} ${mailButton(mail.action)}
      <p style="margin:0 0 16px">${mail.closing}</p>
      ${mailFooter(
        html`<a href="${mail.sender.url}" style="${link}">${mail.sender.name}</a>${
            mail.stopUrl ? html` · <a href="${mail.stopUrl}" style="${link}">No more reminders</a>` : ''
          }`,
      )}`,
  )
}
