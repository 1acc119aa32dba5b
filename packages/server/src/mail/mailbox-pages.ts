import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import type { Email } from 'postal-mime'
import type { MailboxList } from './read-mailbox.ts'

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 0 auto; padding: 1rem }
h1 { font-size: 1.5rem } h2 { font-size: 1.125rem; margin-block: 2rem .5rem }
table { width: 100%; border-collapse: collapse } th, td { padding: .5rem .75rem .5rem 0; text-align: start; vertical-align: top; overflow-wrap: anywhere }
tr + tr { border-block-start: 1px solid #8886 } td a { display: inline-block; padding-block: .5rem }
iframe { width: 100%; height: 48rem; border: 1px solid #8886; border-radius: .5rem; background: #fff }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 1rem; border: 1px solid #8886; border-radius: .5rem }
`

/** The Content-Security-Policy of the list and of a mail's page: only our own style and frame, no scripts. */
export const pagePolicy =
  `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; ` +
  "frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/**
 * The Content-Security-Policy of a mail's own HTML: inline styles only, no scripts or external resources; links open in
 * a new tab.
 */
export const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; " +
  'sandbox allow-popups allow-popups-to-escape-sandbox'

const page = (title: string, body: unknown) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        ${raw(`<style>${style}</style>`)}
      </head>
      <body>
        ${body}
      </body>
    </html>`

/** Returns the HTML page with the list of the newest mails. */
export function listPage({ newest, total }: MailboxList) {
  const rows = newest.map(
    ({ id, subject, recipient, date }) =>
      html`<tr>
        <td><a href="/dev/mailbox/${id}">${subject}</a></td>
        <td>${recipient}</td>
        <td>
          <time datetime="${date.toISOString()}"
            >${date.toISOString().replace('T', ' ').slice(0, 19)} UTC</time
          >
        </td>
      </tr>`,
  )
  const table = html`<table>
    <thead>
      <tr>
        <th scope="col">Subject</th>
        <th scope="col">To</th>
        <th scope="col">Time</th>
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`
  return page(
    'Mailbox',
    html`<h1>Mailbox</h1>
      <p>
        No mail server is set (SMTP_URL), so mail is written to a folder and shown here, on this machine only.
      </p>
      ${total === 0 ? html`<p>No mail yet.</p>` : table}
      ${total > newest.length ? html`<p>The newest ${newest.length} of ${total} mails.</p>` : ''}`,
  )
}

/** Returns the HTML page of a mail: its HTML body in a frame, its text and its headers. */
export function mailPage(id: string, mail: Email) {
  const headers = mail.headers.map(
    ({ originalKey, value }) =>
      html`<tr>
        <th scope="row">${originalKey}</th>
        <td>${value}</td>
      </tr>`,
  )
  return page(
    mail.subject ?? 'Mail',
    html`<p><a href="/dev/mailbox">Mailbox</a></p>
      <h1>${mail.subject}</h1>
      <h2>As HTML</h2>
      <iframe
        title="The mail as HTML"
        src="/dev/mailbox/${id}/html"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
      ></iframe>
      <h2>As text</h2>
      <pre>${linkAddresses(mail.text ?? '')}</pre>
      <h2>Headers</h2>
      <table>
        <tbody>
          ${headers}
        </tbody>
      </table>`,
  )
}

/** Returns the HTML of a mail with links that open in a new tab instead of the frame. */
export function framedMail(mail: Email): string {
  return (mail.html ?? '').replace('<head>', '<head><base target="_blank">')
}

/** Escapes plain text and turns URLs into links, as mail clients do. */
function linkAddresses(text: string) {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}" rel="noreferrer">${part}</a>` : part))
}
