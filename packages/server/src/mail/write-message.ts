import type { Config } from '#server/config'
import type { AccountKeys } from '#server/gate/account-keys'
import { accountMailContent, isAccountMail } from './account-mail-content.ts'
import { accountMailHtml, accountMailText } from './account-mail.ts'
import { guideContent, guidePayload } from './guide-content.ts'
import { guideMailHtml } from './guide-mail-html.ts'
import { guideMailText } from './guide-mail-text.ts'
import { composeMessage, type OutgoingMessage } from './outgoing-message.ts'
import type { OutgoingMail } from './outbox.ts'

type Surroundings = { config: Config; accountKeys: AccountKeys; now: () => Date }
type Words = { subject: string; text: string; html: string }

/**
 * Turns an outbox row into the finished message. Throws when the row's kind or payload is none that this build
 * knows. The guide is asked for, one mail for one request, so it carries no List-Unsubscribe.
 */
export async function writeMessage(mail: OutgoingMail, surroundings: Surroundings): Promise<OutgoingMessage> {
  const { config, now } = surroundings
  return composeMessage({
    id: mail.id,
    messageId: mail.messageId,
    from: config.mailFrom,
    to: mail.recipient,
    replyTo: config.operatorEmail,
    date: now(),
    ...(await findWords(mail, surroundings)),
  })
}

async function findWords(mail: OutgoingMail, { config, accountKeys }: Surroundings): Promise<Words> {
  if (isAccountMail(mail.kind)) {
    const content = accountMailContent({ ...mail, kind: mail.kind }, { siteUrl: config.siteUrl, accountKeys })
    const { subject } = content
    return { subject, text: accountMailText(content), html: await accountMailHtml(content) }
  }
  if (mail.kind !== 'refund-guide') throw new TypeError(`no mail of the kind ${mail.kind}`)
  const guide = guideContent(guidePayload.parse(mail.payload), config)
  return { subject: guide.subject, text: guideMailText(guide), html: await guideMailHtml(guide) }
}
