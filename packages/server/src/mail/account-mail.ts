import { html } from 'hono/html'
import type { AccountMailContent } from './account-mail-content.ts'
import { factsTable, mailButton, mailFooter, mailPage } from './mail-page.ts'

/** Returns the plain text part of an account mail, with the link written out. */
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

/** Returns the HTML part of an account mail. The template escapes every value. */
export function accountMailHtml(mail: AccountMailContent): Promise<string> {
  const code = mail.code
    ? html`<p style="margin:0 0 16px">
        Or type this code where you asked for the mail:
        <strong style="font-size:20px;letter-spacing:2px;white-space:nowrap">${mail.code}</strong>
      </p>`
    : ''
  return mailPage(
    mail.subject,
    html`<p style="margin:0 0 16px">${mail.greeting}</p>
      ${mail.lines.map((line) => html`<p style="margin:0 0 16px">${line}</p>`)}
      ${mail.facts.length > 0 ? factsTable(mail.facts) : ''} ${mail.action ? mailButton(mail.action) : ''}
      ${code} ${mail.validity ? html`<p style="margin:0 0 16px">${mail.validity}</p>` : ''}
      <p style="margin:0 0 16px">${mail.ifNotYou}</p>
      ${mailFooter(html`<a href="${mail.sender.url}" style="color:#1d4e9e">${mail.sender.name}</a>`)}`,
  )
}
