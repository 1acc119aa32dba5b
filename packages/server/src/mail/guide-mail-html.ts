import { html } from 'hono/html'
import type { GuideContent } from './guide-content.ts'
import { cardTable, mailFooter, mailPage } from './mail-page.ts'

/** Returns the HTML part of a guide mail. The template escapes every value. */
export function guideMailHtml(guide: GuideContent): Promise<string> {
  const figures = guide.figures.map(
    ({ label, value }) =>
      html`<tr>
        <th scope="row" style="padding:6px 12px 6px 0;text-align:left;font-weight:400">${label}</th>
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
  const paragraph = (text: string) => html`<p style="margin:0 0 16px">${text}</p>`
  const { answers } = guide
  const both = answers
    ? html`<h2 style="font-size:20px;line-height:1.3;margin:24px 0 12px">${answers.headline}</h2>
        ${paragraph(answers.guide.line)}
        <p style="margin:0 0 16px">
          ${answers.law.line} <a href="${answers.law.source}" style="color:#1d4e9e">Source</a>
        </p>
        ${answers.atRate ? paragraph(answers.atRate) : ''} ${paragraph(answers.ask)}`
    : ''
  return mailPage(
    guide.subject,
    html` <p style="margin:0 0 16px">${guide.greeting}</p>
      <p style="margin:0 0 16px">${guide.intro}</p>
      ${cardTable(figures)} ${both} ${guide.verdict.map(paragraph)}
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
      ${mailFooter(
        html`<p style="margin:0 0 8px">
            <a href="${guide.sender.url}" style="color:#1d4e9e">${guide.sender.name}</a>
          </p>
          <p style="margin:0 0 8px">${guide.why}</p>
          <p style="margin:0 0 8px">${guide.deletion}</p>
          <p style="margin:0">
            <a href="${guide.unsubscribe.url}" style="color:#1d4e9e">${guide.unsubscribe.label}</a>
          </p>`,
      )}`,
  )
}
