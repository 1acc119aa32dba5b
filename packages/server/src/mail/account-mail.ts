import { html } from 'hono/html'
import type { AccountMailContent } from './account-mail-content.ts'

/** The plain text part: the same words, the link written out. */
export function accountMailText(mail: AccountMailContent): string {
  const blocks = [
    `${mail.greeting}\n\n${mail.lines.join('\n\n')}`,
    ...(mail.facts.length > 0 ? [mail.facts.map(({ label, value }) => `${label}: ${value}`).join('\n')] : []),
    ...(mail.action ? [`${mail.action.label}:\n${mail.action.url}`] : []),
    ...(mail.code ? [`Or type this code where you asked for the mail: ${mail.code}`] : []),
    ...(mail.validity ? [mail.validity] : []),
    mail.ifNotYou,
    `-- \n${mail.sender.name}\n${mail.sender.url}`,
  ]
  return `${blocks.join('\n\n')}\n`
}

const ink = '#14213d'
const paper = '#fbf8f1'
const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const button = `display:inline-block;padding:12px 24px;border-radius:8px;background:${ink};color:#ffffff;font-weight:600;text-decoration:none`

/** The HTML part: one column, nothing loaded from anywhere. Every value is escaped by the template. */
export async function accountMailHtml(mail: AccountMailContent): Promise<string> {
  const action = mail.action
    ? html`<p style="margin:24px 0">
        <a href="${mail.action.url}" style="${button}">${mail.action.label}</a>
      </p>`
    : ''
  const facts =
    mail.facts.length > 0
      ? html`<table style="width:100%;border-collapse:collapse">
          ${mail.facts.map(
            ({ label, value }) =>
              html`<tr>
                <th
                  scope="row"
                  style="padding:8px 16px 8px 0;border-top:1px solid #ddd6c5;text-align:left;vertical-align:top;font-weight:400;color:#4d566b"
                >
                  ${label}
                </th>
                <td style="padding:8px 0;border-top:1px solid #ddd6c5;white-space:pre-line">${value}</td>
              </tr>`,
          )}
        </table>`
      : ''
  const code = mail.code
    ? html`<p style="margin:0 0 16px">
        Or type this code where you asked for the mail:
        <strong style="font-size:20px;letter-spacing:2px;white-space:nowrap">${mail.code}</strong>
      </p>`
    : ''
  const page = await html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${mail.subject}</title>
      </head>
      <body
        style="margin:0;padding:0;background:${paper};color:${ink};${font};font-size:16px;line-height:1.5"
      >
        <div style="max-width:600px;margin:0 auto;padding:24px 16px">
          <p style="margin:0 0 16px">${mail.greeting}</p>
          ${mail.lines.map((line) => html`<p style="margin:0 0 16px">${line}</p>`)} ${facts} ${action} ${code}
          ${mail.validity ? html`<p style="margin:0 0 16px">${mail.validity}</p>` : ''}
          <p style="margin:0 0 16px">${mail.ifNotYou}</p>
          <p
            style="margin:32px 0 0;padding:16px 0 0;border-top:1px solid #ddd6c5;color:#4d566b;font-size:14px"
          >
            <a href="${mail.sender.url}" style="color:#1d4e9e">${mail.sender.name}</a>
          </p>
        </div>
      </body>
    </html>`
  return String(page)
}
