import { html } from 'hono/html'
import type { GuideContent } from './guide-content.ts'

const ink = '#14213d'
const paper = '#fbf8f1'
const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

// Mail programs that know dark mode swap these; the others keep the inline colors.
const darkStyle = `@media (prefers-color-scheme: dark) {
  .page { background: #10172a !important; color: #f1ece0 !important }
  .card { background: #1a2440 !important; border-color: #33415f !important }
  .quiet { color: #b9c0d0 !important }
  a { color: #9cc2ff !important }
}`

/** The HTML part: one column, no image, nothing loaded from anywhere. Every value is escaped by the template. */
export async function guideMailHtml(guide: GuideContent): Promise<string> {
  const figures = guide.figures.map(
    ({ label, value }) =>
      html`<tr>
        <td style="padding:6px 12px 6px 0">${label}</td>
        <td style="padding:6px 0;text-align:right;font-weight:600;white-space:nowrap">${value}</td>
      </tr>`,
  )
  const steps = guide.steps.map(
    ({ when, title, text }) =>
      html`<li style="margin:0 0 12px"><strong>${title}</strong> (${when})<br />${text}</li>`,
  )
  const links = guide.links.map(
    ({ label, url }) =>
      html`<li style="margin:0 0 8px"><a href="${url}" style="color:#1d4e9e">${label}</a></li>`,
  )
  const law = guide.lawNote
    ? html`<p style="margin:0 0 16px">
        ${guide.lawNote.text} <a href="${guide.lawNote.source}" style="color:#1d4e9e">Source</a>
      </p>`
    : ''
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${guide.subject}</title>
        <style>
          ${darkStyle}
        </style>
      </head>
      <body
        class="page"
        style="margin:0;padding:0;background:${paper};color:${ink};${font};font-size:16px;line-height:1.5"
      >
        <div class="page" style="max-width:600px;margin:0 auto;padding:24px 16px">
          <p style="margin:0 0 16px">${guide.greeting}</p>
          <p style="margin:0 0 16px">${guide.intro}</p>
          <table
            role="presentation"
            class="card"
            style="width:100%;border-collapse:separate;background:#ffffff;border:1px solid #ddd6c5;border-radius:8px;padding:8px 16px;margin:0 0 16px;font-size:16px;color:inherit"
          >
            ${figures}
          </table>
          ${guide.verdict.map((line) => html`<p style="margin:0 0 16px">${line}</p>`)}
          <p class="quiet" style="margin:0 0 16px;color:#4d566b;font-size:14px">${guide.ruleNote}</p>
          ${law}
          <h2 style="font-size:20px;line-height:1.3;margin:24px 0 12px">${guide.stepsHeading}</h2>
          <ol style="margin:0;padding:0 0 0 24px">
            ${steps}
          </ol>
          <p style="margin:0 0 16px">${guide.advice}</p>
          <h2 style="font-size:20px;line-height:1.3;margin:24px 0 12px">Deadlines</h2>
          <p style="margin:0 0 16px">${guide.deadline}</p>
          <h2 style="font-size:20px;line-height:1.3;margin:24px 0 12px">Where to go</h2>
          <ul style="margin:0;padding:0 0 0 24px">
            ${links}
          </ul>
          <div
            class="quiet"
            style="margin:32px 0 0;padding:16px 0 0;border-top:1px solid #ddd6c5;color:#4d566b;font-size:14px"
          >
            <p style="margin:0 0 8px">
              <a href="${guide.sender.url}" style="color:#1d4e9e">${guide.sender.name}</a>
            </p>
            <p style="margin:0 0 8px">${guide.why}</p>
            <p style="margin:0">${guide.deletion}</p>
          </div>
        </div>
      </body>
    </html>`
  // The template gives a String object; mail and HTTP want the text itself.
  return (await page).valueOf()
}
