import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 28rem; margin: 15vh auto 0; padding: 1.5rem; overflow-wrap: anywhere }
h1 { font-size: 1.5rem; line-height: 1.2; margin: 0 0 .75rem }
button { font: inherit; font-weight: 600; min-height: 3rem; padding: .75rem 1.5rem; border: 0; border-radius: .5rem; background: #14213d; color: #fff; cursor: pointer }
button:focus-visible, a:focus-visible { outline: 3px solid #1d4e9e; outline-offset: 3px }
a { color: #1d4e9e }
@media (prefers-color-scheme: dark) { button { background: #f1ece0; color: #14213d } a { color: #9cc2ff } }
`

/** Only our style, and a form that leads back to us. */
export const unsubscribePagePolicy =
  `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; ` +
  "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

type Link = { email: string; action: string; siteUrl: string }

/** What the link opens. Mail scanners and previews open links too, but press nothing. */
export const askPage = ({ email, action }: Link) =>
  page(
    'Stop refund guides by email',
    html`<p>No more refund guides will be sent to ${email}.</p>
      ${form(action, 'List-Unsubscribe', 'One-Click', 'Unsubscribe')}`,
  )

export const stoppedPage = ({ email, action, siteUrl }: Link) =>
  page(
    'You are unsubscribed',
    html`<p>
        No more refund guides go to ${email}. Mails about your account and your chauffeur requests still do.
      </p>
      ${form(action, 'choice', 'resume', 'Send guides again')}
      <p><a href="${siteUrl}/dashboard?tab=settings">Settings of your account</a></p>`,
  )

export const resumedPage = ({ email, siteUrl }: Link) =>
  page(
    'You get guides again',
    html`<p>When somebody asks for a refund guide with ${email}, it is sent.</p>
      <p>
        With an account, choose in its <a href="${siteUrl}/dashboard?tab=settings">settings</a> whether saved
        calculations send one too.
      </p>`,
  )

export const invalidPage = ({ siteUrl }: Pick<Link, 'siteUrl'>) =>
  page(
    'This link is not complete',
    html`<p>Nothing was changed. Open the link from the mail again, or copy it whole.</p>
      <p><a href="${siteUrl}/dashboard?tab=settings">Settings of your account</a></p>`,
  )

const form = (action: string, name: string, value: string, label: string) =>
  html`<form method="post" action="${action}">
    <input type="hidden" name="${name}" value="${value}" />
    <button type="submit">${label}</button>
  </form>`

function page(title: string, content: ReturnType<typeof html>) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="referrer" content="no-referrer" />
        <title>${title} | Retour</title>
        ${raw(`<style>${style}</style>`)}
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`
}
