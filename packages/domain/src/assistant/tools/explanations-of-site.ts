type Explanation = { text: string; title: string; path: string }

const privacy = { title: 'Privacy', path: '/privacy' }

/** What this site does with an account and with data. */
export const explanationsOfSite = {
  password: {
    text: 'If you forgot your password, ask for a reset link on the sign-in page: it comes to your email, and with it you set a new one. A new password signs out all other devices.',
    title: 'Sign in',
    path: '/auth',
  },
  session: {
    text: 'A session ends four hours after you sign in, on every device; then you sign in again.',
    title: 'Terms',
    path: '/terms',
  },
  retention: {
    text: 'How long it is kept: calculations with name and email, three years after our last contact with you, or as long as the account under the same email. Requests for a car: three years after the ride. An account and everything in it: until you ask for its deletion. An account that was never confirmed: 30 days. Emails that were sent: 30 days. You can ask for your data, correct it or have it deleted at any time; no analytics, no advertising, no sale of data.',
    ...privacy,
  },
  'no-documents': {
    text: 'We never ask for a passport number, a copy of a document, a card or a bank account. Please do not write them here.',
    ...privacy,
  },
} as const satisfies Record<string, Explanation>
