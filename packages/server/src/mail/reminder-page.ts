import { html } from 'hono/html'
import { plainPage } from '#server/gate/plain-page'
import type { ReminderState } from './trip-reminders.ts'

type Link = { action: string; siteUrl: string }

/** The page of the link before confirmation. It changes nothing by itself, because mail scanners open links too. */
export const confirmPage = ({ email, days }: ReminderState, { action }: Link) =>
  page(
    'Reminders of your trip',
    html`<p>Reminders of ${countOf(days)} of a trip are to be sent to ${email}, and nothing else.</p>
      ${form(action, 'confirm', 'Send me the reminders')}
      <p>Not yours? The address is removed at once:</p>
      ${form(action, 'stop', 'Do not send any')}`,
  )

/** Returns the page after reminders were confirmed. */
export const confirmedPage = ({ email, days }: ReminderState, { action, siteUrl }: Link) =>
  page(
    'Reminders are sent',
    html`<p>Reminders of ${countOf(days)} of your trip go to ${email}.</p>
      ${form(action, 'stop', 'No more reminders')}
      <p><a href="${siteUrl}/trip">My trip</a></p>`,
  )

/** Returns the page after reminders were ended and the address was deleted. */
export const endedPage = ({ siteUrl }: Pick<Link, 'siteUrl'>) =>
  page(
    'No reminders are sent',
    html`<p>The address and its reminders are removed. You can ask for them again in your trip.</p>
      <p><a href="${siteUrl}/trip">My trip</a></p>`,
  )

/** Returns the page for a link without a valid token. */
export const incompletePage = ({ siteUrl }: Pick<Link, 'siteUrl'>) =>
  page(
    'This link is not complete',
    html`<p>Nothing was changed. Open the link from the mail again, or copy it whole.</p>
      <p><a href="${siteUrl}/trip">My trip</a></p>`,
  )

const countOf = (days: number) => (days === 1 ? 'one day' : `${days} days`)

const form = (action: string, choice: string, label: string) =>
  html`<form method="post" action="${action}">
    <input type="hidden" name="choice" value="${choice}" />
    <p><button type="submit">${label}</button></p>
  </form>`

const page = (heading: string, content: ReturnType<typeof html>) =>
  plainPage({ title: `${heading} | Retour`, heading }, content)
