import { pendingRideFacts, pendingRideText, type MailedRide } from '@retour/domain/content/booking-mail'
import { html } from 'hono/html'
import { plainPage, plainPagePolicy } from '#server/gate/plain-page'

const textOfType: Record<string, { title: string; text: string; button: string }> = {
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
const signInText = {
  title: 'Sign in to Retour',
  text: 'Go on to sign in on this device.',
  button: 'Sign in',
}

/**
 * Returns the content security policy of the page. Its form may post to this server and be redirected to the origin of
 * `redirectTo`.
 */
export const verifyPagePolicy = (redirectTo: string) => plainPagePolicy([new URL(redirectTo).origin])

/** What the visitor who opened the link must answer. */
export type Question =
  /** Press the button. `isStranger`: the sign-up came from another device and network. */
  | { kind: 'button'; booking: MailedRide | null; isStranger: boolean }
  /** Type the password of one of several sign-ups. */
  | { kind: 'password'; email: string; fault?: { status: 400 } | { status: 429; waitSeconds: number } }

type PageLink = { token: string; type: string; redirectTo: string }

/**
 * Returns the page of a mailed link, with one button. Mail scanners and previews open links but press no button, so
 * only the button uses the token. If it also sends a ride, the page describes it. Works without scripts.
 */
export function verifyPage(link: PageLink, question: Question) {
  const words = textOfType[link.type] ?? signInText
  const content =
    question.kind === 'password'
      ? html`${askForPassword(link, question)} ${offerNewPassword(link, passwordText.other)}`
      : html`<p>${words.text}</p>
          ${rideFacts(question.booking)}
          ${linkForm(link, html`<button type="submit">${words.button}</button>`)}
          ${question.isStranger ? offerNewPassword(link, passwordText.stranger) : ''}`
  return plainPage({ title: words.title, heading: words.title }, content)
}

const passwordText = {
  why: 'Somebody else, or you on another device, signed up with this address as well. Type the password that you chose: your account gets that one, and the other sign-ups end.',
  wrong: 'This password was chosen in none of them. Please check it.',
  label: 'Password',
  button: 'Confirm my address',
  other: 'Forgotten, or you chose none? Then choose a new one: it replaces all of them.',
  stranger:
    'This sign-up came from another device than this one. If it was not you, choose a password of your own: the one that was chosen there then opens nothing.',
  newPassword: 'Choose a new password',
}

const waitText = (seconds: number) => {
  const minutes = Math.ceil(seconds / 60)
  return `Too many wrong passwords. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, or choose a new one below.`
}

function askForPassword(link: PageLink, { email, fault }: Extract<Question, { kind: 'password' }>) {
  const complaint = fault && (fault.status === 429 ? waitText(fault.waitSeconds) : passwordText.wrong)
  return html`<p>${passwordText.why}</p>
    ${complaint ? html`<p role="alert">${complaint}</p>` : ''}
    ${linkForm(
      link,
      html`<input type="email" autocomplete="username" value="${email}" readonly hidden />
        <p>
          <label for="password">${passwordText.label}</label>
          <input id="password" type="password" name="password" autocomplete="current-password" required />
        </p>
        <button type="submit">${passwordText.button}</button>`,
    )}`
}

function offerNewPassword(link: PageLink, words: string) {
  return html`<p>${words}</p>
    ${linkForm(
      link,
      html`<input type="hidden" name="password_choice" value="new" />
        <button type="submit">${passwordText.newPassword}</button>`,
    )}`
}

function linkForm(link: PageLink, content: ReturnType<typeof html>) {
  return html`<form method="post" action="/auth/v1/verify">
    <input type="hidden" name="token" value="${link.token}" />
    <input type="hidden" name="type" value="${link.type}" />
    <input type="hidden" name="redirect_to" value="${link.redirectTo}" />
    ${content}
  </form>`
}

function rideFacts(booking: MailedRide | null) {
  if (!booking) return ''
  return html`<p>${pendingRideText.alsoSends}</p>
    <dl>
      ${pendingRideFacts(booking).map(
        ({ label, value }) => html`
          <dt>${label}</dt>
          <dd>${value}</dd>
        `,
      )}
    </dl>
    <p>${pendingRideText.ifNotYou}</p>`
}
