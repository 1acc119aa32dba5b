import { waitingRideFacts, waitingRideWords, type MailedRide } from '@retour/domain/content/booking-mail'
import { html } from 'hono/html'
import { plainPage, plainPagePolicy } from '#server/gate/plain-page'

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
    text: 'The change takes effect when it is confirmed in the mails to both addresses.',
    button: 'Confirm the change',
  },
}
const signInWords = {
  title: 'Sign in to Retour',
  text: 'Go on to sign in on this device.',
  button: 'Sign in',
}

/** The form leads to us and on to where the link was meant to lead. */
export const verifyPagePolicy = (redirectTo: string) => plainPagePolicy([new URL(redirectTo).origin])

/**
 * What a mailed link opens: a page with one button. Mail scanners and previews open links too, but press nothing,
 * so only the button uses the token up. It says what the button sends as well. Needs no script.
 */
export function verifyPage(
  link: { token: string; type: string; redirectTo: string },
  booking: MailedRide | null,
) {
  const words = wordsOfType[link.type] ?? signInWords
  const ride = booking
    ? html`<p>${waitingRideWords.alsoSends}</p>
        <dl>
          ${waitingRideFacts(booking).map(
            ({ label, value }) => html`
              <dt>${label}</dt>
              <dd>${value}</dd>
            `,
          )}
        </dl>
        <p>${waitingRideWords.ifNotYou}</p>`
    : ''
  return plainPage(
    { title: words.title, heading: words.title },
    html`<p>${words.text}</p>
      ${ride}
      <form method="post" action="/auth/v1/verify">
        <input type="hidden" name="token" value="${link.token}" />
        <input type="hidden" name="type" value="${link.type}" />
        <input type="hidden" name="redirect_to" value="${link.redirectTo}" />
        <button type="submit">${words.button}</button>
      </form>`,
  )
}
