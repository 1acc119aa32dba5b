import type { Answer, AuthApp, Person } from './open-auth.ts'

/** Settings under which who guesses passwords is limited by address: in production, behind a proxy that names senders. */
export const behindProxy = {
  NODE_ENV: 'production',
  TRUSTED_PROXIES: '198.51.100.7',
  SITE_URL: 'http://127.0.0.1:3000',
}

let lastAddress = 0
/** An address that nothing in this file came from before. */
export const newAddress = () => `203.0.${Math.floor(++lastAddress / 250)}.${(lastAddress % 250) + 1}`

/** A sign-in with a wrong password. */
export const guessPassword = (
  auth: Pick<AuthApp, 'call'>,
  { email }: Pick<Person, 'email'>,
  options: { from: string; headers?: Record<string, string> },
): Promise<Answer> => auth.call('/token?grant_type=password', { email, password: 'a wrong guess' }, options)
