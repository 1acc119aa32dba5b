import { html } from 'hono/html'

const ink = '#14213d'
const paper = '#fbf8f1'
const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

// Mail clients with dark mode replace these colors; the others use the inline colors.
const darkStyle = `@media (prefers-color-scheme: dark) {
  .page { background: #10172a !important; color: #f1ece0 !important }
  .card { background: #1a2440 !important; border-color: #33415f !important }
  .quiet { color: #b9c0d0 !important }
  a { color: #9cc2ff !important }
  a.button { background: #9cc2ff !important; color: #10172a !important }
}`

type Html = ReturnType<typeof html>
export type MailFact = { label: string; value: string }

/** Returns a card with the rows of a table. */
export const cardTable = (rows: Html[]): Html =>
  html`<table
    class="card"
    style="width:100%;border-collapse:separate;background:#ffffff;border:1px solid #ddd6c5;border-radius:8px;padding:8px 16px;margin:0 0 16px;font-size:16px;color:inherit"
  >
    ${rows}
  </table>`

const factLabel = 'padding:6px 16px 6px 0;vertical-align:top;text-align:left;font-weight:400;color:#4d566b'

/** Returns a card with one row for each fact. Values keep their line breaks. */
export const factsTable = (facts: readonly MailFact[]): Html =>
  cardTable(
    facts.map(
      ({ label, value }) =>
        html`<tr>
          <th scope="row" class="quiet" style="${factLabel}">${label}</th>
          <td style="padding:6px 0;vertical-align:top;overflow-wrap:anywhere">
            <span style="white-space:pre-line">${value}</span>
          </td>
        </tr>`,
    ),
  )

/** Returns a link that looks like a button. */
export const mailButton = ({ label, url }: { label: string; url: string }): Html =>
  html`<p style="margin:24px 0">
    <a
      class="button"
      href="${url}"
      style="display:inline-block;padding:12px 24px;border-radius:8px;background:${ink};color:#ffffff;font-weight:600;text-decoration:none"
      >${label}</a
    >
  </p>`

/** Returns the footer: the sender and other small print below a line. */
export const mailFooter = (content: Html): Html =>
  html`<div
    class="quiet"
    style="margin:32px 0 0;padding:16px 0 0;border-top:1px solid #ddd6c5;color:#4d566b;font-size:14px"
  >
    ${content}
  </div>`

/** Returns the whole HTML part around `content`: one column, without images or external resources. */
export async function mailPage(subject: string, content: Html): Promise<string> {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${subject}</title>
        <style>
          ${darkStyle}
        </style>
      </head>
      <body
        class="page"
        style="margin:0;padding:0;background:${paper};color:${ink};${font};font-size:16px;line-height:1.5"
      >
        <div class="page" style="max-width:600px;margin:0 auto;padding:24px 16px">${content}</div>
      </body>
    </html>`
  // The template returns a String object; mail and HTTP need a primitive string.
  return (await page).valueOf()
}
