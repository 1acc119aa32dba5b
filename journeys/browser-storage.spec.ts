import { expect, test, type Page } from '@playwright/test'
import { createAccount, expectSignedOut, logOut, newPerson, signIn } from './account-holder.ts'

/** The names under which a browser keeps something of ours, and all that they hold. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const cached: string[] = []
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) cached.push(new URL(url).pathname)
    const databases = await indexedDB.databases()
    return {
      local: Object.entries(localStorage),
      session: Object.entries(sessionStorage),
      cookies: document.cookie,
      databases: databases.map(({ name }) => name),
      cached,
    }
  })

/** The entries that the page about cookies tells of. */
async function toldNames(page: Page) {
  await page.goto('/cookies')
  const told = await page.getByRole('main').innerText()
  return [
    ...told.matchAll(/\b(?:retour-[\w-]+|account-banner-dismissed|react-router-[\w-]+|workbox-expiration)/g),
  ].map(([name]) => name)
}

test(
  '57: after signing out nothing of that person is left in the browser',
  { tag: '@core' },
  async ({ page, request }) => {
    const person = await createAccount(request, newPerson('Tomoko Storage'))
    await page.goto('/france/paris')
    await signIn(page, person)
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto('/dashboard?tab=profile')
    await logOut(page)
    await expectSignedOut(page)
    const left = await stored(page)
    const text = JSON.stringify(left)
    expect(text).not.toContain(person.email)
    expect(text).not.toContain('Tomoko')
    expect(text).not.toContain('eyJ')
    expect(left.cookies).toBe('')
    const told = await toldNames(page)
    const names = [...left.local, ...left.session].map(([name]) => name.replace(/:.*/, ''))
    names.push(...left.databases.map((name) => name ?? ''))
    expect(names.filter((name) => !told.includes(name))).toEqual([])
    // What is kept for use without a network is the same for everybody.
    expect(left.cached.filter((path) => /^\/(?:auth|rest|functions)\/v1\//.test(path))).toEqual([])
  },
)

test('57: while signed in there is one session, and no password', async ({ page, request }) => {
  const person = await createAccount(request)
  await page.goto('/france')
  await signIn(page, person)
  const { local, session, cookies } = await stored(page)
  expect(JSON.stringify([local, session, cookies])).not.toContain(person.password)
  expect(
    [...local, ...session].filter(([, value]) => value.includes('access_token')).map(([name]) => name),
  ).toEqual(['retour-session'])
})
