import MailComposer from 'nodemailer/lib/mail-composer'

/** One mail to one address: the finished MIME bytes and the SMTP envelope. */
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
  /** For optional mails: the URL that unsubscribes by POST (RFC 8058). */
  unsubscribeUrl?: string
}

/** A small file of text; `contentType` with its parameters. */
export type MailAttachment = { filename: string; contentType: string; content: string }

/** Returns the message as MIME bytes. Addresses are passed as objects, so a comma in one never splits it. */
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
    // With base64, no mail server on the way changes line ends.
    attachments: (content.attachments ?? []).map((one) => ({ ...one, contentTransferEncoding: 'base64' })),
    // Prevents out-of-office replies to an automatic mail.
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(content.unsubscribeUrl
        ? {
            // Mail clients only find this header if it is neither folded nor encoded.
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
 * Returns whether the text is a single address that SMTP can carry unquoted. The lead form only requires an '@', so the
 * outbox may contain lists, quoted local parts or routes. Those are never sent.
 */
export function isSingleAddress(text: string): boolean {
  return text.length <= 254 && /^[^\s<>()[\]\\,;:"@]{1,64}@[^\s<>()[\]\\,;:"@]+$/u.test(text)
}

/** Returns the address of a text such as "Retour <guide@example.com>", or the text itself. */
export function bareAddress(sender: string): string {
  return /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender
}
