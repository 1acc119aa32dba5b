import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 28rem; margin: 15vh auto 0; padding: 1.5rem; overflow-wrap: anywhere }
h1 { font-size: 1.5rem; line-height: 1.2; margin: 0 0 .75rem }
dt { font-size: .875rem; opacity: .8 }
dd { margin: 0 0 .5rem; white-space: pre-line }
label { display: block; font-size: .875rem }
input { font: inherit; box-sizing: border-box; width: 100%; min-height: 3rem; padding: .5rem .75rem; border: 1px solid; border-radius: .5rem }
[hidden] { display: none }
[role=alert] { font-weight: 600 }
button { font: inherit; font-weight: 600; min-height: 3rem; padding: .75rem 1.5rem; border: 0; border-radius: .5rem; background: #14213d; color: #fff; cursor: pointer }
button:focus-visible, input:focus-visible, a:focus-visible { outline: 3px solid #1d4e9e; outline-offset: 3px }
a { color: #1d4e9e }
@media (prefers-color-scheme: dark) { button { background: #f1ece0; color: #14213d } a { color: #9cc2ff } }
`
const styleHash = createHash('sha256').update(style).digest('base64')

/**
 * Returns the content security policy of a plain page: its own style, the site's icon, and forms that post to this
 * server or to the origins in `formTargets`.
 */
export function plainPagePolicy(formTargets: string[] = []): string {
  return (
    `default-src 'none'; img-src 'self'; style-src 'sha256-${styleHash}'; form-action ${["'self'", ...formTargets].join(' ')}; ` +
    "base-uri 'none'; frame-ancestors 'none'"
  )
}

/** Returns an HTML page that needs neither the site's build nor scripts. Search engines do not index it. */
export function plainPage(
  { title, heading }: { title: string; heading: string },
  content: ReturnType<typeof html>,
) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="referrer" content="no-referrer" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <title>${title}</title>
        ${raw(`<style>${style}</style>`)}
      </head>
      <body>
        <main>
          <h1>${heading}</h1>
          ${content}
        </main>
      </body>
    </html>`
}
