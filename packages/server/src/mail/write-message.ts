import { rulesAlarmText } from '@retour/domain/content/rules-alarm-mail'
import type { Config } from '#server/config'
import type { AccountKeys } from '#server/keys/account-keys'
import { overdueUrl, rulesAlarmKind, rulesAlarmPayload } from '#server/rules/rules-alarm'
import { accountMailContent, isAccountMail } from './account-mail-content.ts'
import { accountMailHtml, accountMailText } from './account-mail.ts'
import { bookingMailContent, isBookingMail } from './booking-mail-content.ts'
import { bookingMailHtml, bookingMailText } from './booking-mail.ts'
import { guideContent, guidePayload } from './guide-content.ts'
import { guideMailHtml } from './guide-mail-html.ts'
import { guideMailText } from './guide-mail-text.ts'
import { composeMessage, type MailAttachment, type OutgoingMessage } from './outgoing-message.ts'
import type { OutgoingMail } from './outbox.ts'
import { isReminderMail, reminderMail, reminderMailHtml, reminderMailText } from './reminder-mail.ts'
import { rideMailContent } from './ride-mail-content.ts'
import { unsubscribeUrl } from './unsubscribe-link.ts'

/** A mail with its recipient's address. */
export type AddressedMail = OutgoingMail & { recipient: string }

type MessageTools = { config: Config; accountKeys: AccountKeys; now: () => Date }
type Text = {
  subject: string
  text: string
  html: string
  /** Reply-To, if it is not the operator. */
  replyTo?: string | null
  attachments?: MailAttachment[]
  unsubscribeUrl?: string
}

/**
 * Returns the finished message of an outbox row. Throws for a kind or payload that this build does not know. Guides and
 * reminders are optional, so they have List-Unsubscribe; account and booking mails do not.
 */
export async function writeMessage(mail: AddressedMail, tools: MessageTools): Promise<OutgoingMessage> {
  const { config, now } = tools
  return composeMessage({
    id: mail.id,
    messageId: mail.messageId,
    from: config.mailFrom,
    to: mail.recipient,
    replyTo: config.operatorEmail,
    date: now(),
    ...(await findText(mail, tools)),
  })
}

async function findText(mail: AddressedMail, { config, accountKeys }: MessageTools): Promise<Text> {
  const { kind } = mail
  if (isAccountMail(kind)) {
    const content = accountMailContent({ ...mail, kind }, { ...config, accountKeys })
    const { subject } = content
    return { subject, text: accountMailText(content), html: await accountMailHtml(content) }
  }
  if (isBookingMail(kind)) {
    const { words, replyTo, attachments } = bookingMailContent({ ...mail, kind }, { ...config, accountKeys })
    const sender = { name: 'Retour', url: config.siteUrl }
    const html = await bookingMailHtml(words, sender)
    return { subject: words.subject, text: bookingMailText(words, sender), html, replyTo, attachments }
  }
  if (kind === 'ride-moved') {
    const { words, attachments } = rideMailContent(mail.payload, { ...config, accountKeys })
    const sender = { name: 'Retour', url: config.siteUrl }
    const html = await bookingMailHtml(words, sender)
    return { subject: words.subject, text: bookingMailText(words, sender), html, attachments }
  }
  if (kind === rulesAlarmKind) {
    const words = rulesAlarmText(rulesAlarmPayload.parse(mail.payload).rules, overdueUrl(config.siteUrl))
    const sender = { name: 'Retour', url: config.siteUrl }
    const html = await bookingMailHtml(words, sender)
    return { subject: words.subject, text: bookingMailText(words, sender), html }
  }
  if (isReminderMail(kind)) {
    const content = reminderMail({ ...mail, kind }, { ...config, accountKeys })
    const { subject, stopUrl } = content
    const html = await reminderMailHtml(content)
    return { subject, text: reminderMailText(content), html, ...(stopUrl ? { unsubscribeUrl: stopUrl } : {}) }
  }
  if (kind !== 'refund-guide') throw new TypeError(`no mail of the kind ${kind}`)
  const link = unsubscribeUrl(accountKeys, config.apiUrl, mail.recipient)
  const guide = guideContent(guidePayload.parse(mail.payload), { ...config, unsubscribeUrl: link })
  const { subject } = guide
  return { subject, text: guideMailText(guide), html: await guideMailHtml(guide), unsubscribeUrl: link }
}
