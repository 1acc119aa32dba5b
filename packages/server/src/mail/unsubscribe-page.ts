import { html } from 'hono/html'
import { plainPage } from '#server/gate/plain-page'

type Link = { email: string; action: string; siteUrl: string }

/** The page of the link. It changes nothing by itself, because mail scanners and previews open links too. */
export const askPage = ({ email, action }: Link) =>
  page(
    'Stop refund guides by email',
    html`<p>No more refund guides will be sent to ${email}.</p>
      ${form(action, 'List-Unsubscribe', 'One-Click', 'Unsubscribe')}`,
  )

/** Returns the page after an address was unsubscribed, with a form to undo it. */
export const stoppedPage = ({ email, action, siteUrl }: Link) =>
  page(
    'You are unsubscribed',
    html`<p>
        No more refund guides go to ${email}. Mails about your account and your chauffeur requests still do.
      </p>
      ${form(action, 'choice', 'resume', 'Send guides again')}
      <p><a href="${siteUrl}/dashboard?tab=settings">Settings of your account</a></p>`,
  )

/** Returns the page after an address was subscribed again. */
export const resumedPage = ({ email, siteUrl }: Link) =>
  page(
    'You get guides again',
    html`<p>When somebody asks for a refund guide with ${email}, it is sent.</p>
      <p>
        With an account, choose in its <a href="${siteUrl}/dashboard?tab=settings">settings</a> whether saved
        calculations send one too.
      </p>`,
  )

/** Returns the page for a link without a valid token. */
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

const page = (heading: string, content: ReturnType<typeof html>) =>
  plainPage({ title: `${heading} | Retour`, heading }, content)
