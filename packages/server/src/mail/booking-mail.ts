import type { BookingMailText } from '@retour/domain/content/booking-mail'
import { html } from 'hono/html'
import { factsTable, mailButton, mailFooter, mailPage } from './mail-page.ts'

type Sender = { name: string; url: string }

/** Returns the plain text part. Continuation lines of a value are indented. */
export function bookingMailText(words: BookingMailText, sender: Sender): string {
  const blocks = [
    words.greeting,
    ...words.intro,
    words.facts.map(({ label, value }) => `${label}: ${value.replaceAll('\n', '\n    ')}`).join('\n'),
    ...(words.action ? [`${words.action.label}:\n${words.action.url}`] : []),
    words.nextHeading.toUpperCase(),
    words.next.map((step, index) => `${index + 1}. ${step}`).join('\n'),
    ...words.closing,
    `-- \n${sender.name}\n${sender.url}`,
  ]
  return `${blocks.join('\n\n')}\n`
}

/** Returns the HTML part. The template escapes every value. */
export function bookingMailHtml(words: BookingMailText, sender: Sender): Promise<string> {
  return mailPage(
    words.subject,
    html` <p style="margin:0 0 16px">${words.greeting}</p>
      ${words.intro.map((line) => html`<p style="margin:0 0 16px">${line}</p>`)} ${factsTable(words.facts)}
      ${words.action ? mailButton(words.action) : ''}
      <h2 style="font-size:20px;line-height:1.3;margin:24px 0 12px">${words.nextHeading}</h2>
      <ol style="margin:0 0 16px;padding:0 0 0 24px">
        ${words.next.map((step) => html`<li style="margin:0 0 8px">${step}</li>`)}
      </ol>
      ${mailFooter(
        html`${words.closing.map((line) => html`<p style="margin:0 0 8px">${line}</p>`)}
          <p style="margin:0"><a href="${sender.url}" style="color:#1d4e9e">${sender.name}</a></p>`,
      )}`,
  )
}
