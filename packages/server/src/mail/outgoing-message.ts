import MailComposer from 'nodemailer/lib/mail-composer'

/** One mail to one address, as a transport takes it: the finished bytes and the envelope. */
export type OutgoingMessage = { id: string; from: string; to: string; raw: Buffer }

export type MessageContent = {
  id: string
  messageId: string
  from: string
  to: string
  replyTo: string | null
  date: Date
  subject: string
  text: string
  html: string
  attachments?: MailAttachment[]
  /** For mails that one can do without: where a POST ends them (RFC 8058). */
  unsubscribeUrl?: string
}

/** A small file of text; `contentType` with its parameters. */
export type MailAttachment = { filename: string; contentType: string; content: string }

/** Writes the message as MIME bytes. Addresses are handed over as objects, so that none is ever split at a comma. */
export async function composeMessage(content: MessageContent): Promise<OutgoingMessage> {
  const raw = await new MailComposer({
    messageId: content.messageId,
    date: content.date,
    from: content.from,
    to: { name: '', address: content.to },
    ...(content.replyTo ? { replyTo: { name: '', address: content.replyTo } } : {}),
    subject: content.subject,
    text: content.text,
    html: content.html,
    // In base64 no mail server on the way touches the ends of its lines.
    attachments: (content.attachments ?? []).map((one) => ({ ...one, contentTransferEncoding: 'base64' })),
    // No out-of-office answers to a mail that nobody wrote by hand.
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(content.unsubscribeUrl
        ? {
            // Unfolded and unencoded, as mail programs look for it.
            'List-Unsubscribe': { prepared: true, value: `<${content.unsubscribeUrl}>` },
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }
        : {}),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build()
  return { id: content.id, from: bareAddress(content.from), to: content.to, raw }
}

/**
 * Is this one address that SMTP can carry unquoted? The lead form only asks for an '@', so a list, a quoted
 * part or a route may stand in the outbox: none of them is ever handed to a mail server.
 */
export function isSingleAddress(text: string): boolean {
  return text.length <= 254 && /^[^\s<>()[\]\\,;:"@]{1,64}@[^\s<>()[\]\\,;:"@]+$/u.test(text)
}

/** The address inside "Retour <guide@example.com>", or the text itself. */
export function bareAddress(sender: string): string {
  return /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender
}
