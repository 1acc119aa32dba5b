import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 28rem; margin: 15vh auto 0; padding: 1.5rem }
h1 { font-size: 1.5rem; line-height: 1.2; margin: 0 0 .75rem }
button { font: inherit; font-weight: 600; min-height: 3rem; padding: .75rem 1.5rem; border: 0; border-radius: .5rem; background: #14213d; color: #fff; cursor: pointer }
button:focus-visible { outline: 3px solid #1d4e9e; outline-offset: 3px }
@media (prefers-color-scheme: dark) { button { background: #f1ece0; color: #14213d } }
`

const wordsOfType: Record<string, { title: string; text: string; button: string }> = {
  signup: {
    title: 'Confirm your email address',
    text: 'One more step, and your Retour account is ready.',
    button: 'Confirm my address',
  },
  recovery: {
    title: 'Choose a new password',
    text: 'Go on to sign in and choose a new password.',
    button: 'Choose a new password',
  },
  email_change: {
    title: 'Confirm the change of your email address',
    text: 'The change holds when it is confirmed in the mails to both addresses.',
    button: 'Confirm the change',
  },
}
const signInWords = {
  title: 'Sign in to Retour',
  text: 'Go on to sign in on this device.',
  button: 'Sign in',
}

/** Only our style, and a form that leads to us and on to where the link was meant to lead. */
export function verifyPagePolicy(redirectTo: string): string {
  const hash = createHash('sha256').update(style).digest('base64')
  return (
    `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self' ${new URL(redirectTo).origin}; ` +
    "base-uri 'none'; frame-ancestors 'none'"
  )
}

/**
 * What a mailed link opens: a page with one button. Mail scanners and previews open links too, but press nothing,
 * so only the button uses the token up. Needs no script.
 */
export function verifyPage(link: { token: string; type: string; redirectTo: string }) {
  const words = wordsOfType[link.type] ?? signInWords
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="referrer" content="no-referrer" />
        <title>${words.title}</title>
        ${raw(`<style>${style}</style>`)}
      </head>
      <body>
        <main>
          <h1>${words.title}</h1>
          <p>${words.text}</p>
          <form method="post" action="/auth/v1/verify">
            <input type="hidden" name="token" value="${link.token}" />
            <input type="hidden" name="type" value="${link.type}" />
            <input type="hidden" name="redirect_to" value="${link.redirectTo}" />
            <button type="submit">${words.button}</button>
          </form>
        </main>
      </body>
    </html>`
}
