import { expect, test } from '@playwright/test'
import { newPerson } from './account-holder.ts'
import { onDay, waitUntilDrawn } from './map-visitor.ts'
import { openSignedIn } from './signed-in.ts'

test.use({ geolocation: { latitude: 48.8708, longitude: 2.332 }, permissions: ['geolocation'] })

test('96: other services learn which part of the map is looked at, and nothing of who looks', async ({
  page,
  request,
  baseURL,
  context,
}) => {
  const person = await openSignedIn(page, request, { person: newPerson('Keiko Leaves') })
  const session = await page.evaluate(() => localStorage.getItem('retour-session'))
  const site = onDay('good', baseURL, '')
  await context.grantPermissions(['geolocation'], { origin: site })
  await page.goto(`${site}/icon.svg`)
  await page.evaluate((storedSession) => localStorage.setItem('retour-session', storedSession ?? ''), session)
  const outside: { url: string; headers: Record<string, string>; body: string | null }[] = []
  page.on('request', async (pageRequest) => {
    if (new URL(pageRequest.url()).origin === site || !pageRequest.url().startsWith('http')) return
    outside.push({
      url: pageRequest.url(),
      headers: await pageRequest.allHeaders(),
      body: pageRequest.postData(),
    })
  })
  await page.goto(`${site}/map-locations/france/nice?from=secret-page`)
  await waitUntilDrawn(page)
  await page.getByRole('button', { name: 'Use my location' }).click()
  await expect(page.getByText('nearest first')).toBeVisible()
  await expect.poll(() => outside.filter(({ url }) => url.includes('/tiles/')).length).toBeGreaterThan(0)
  // One host, the one in the settings.
  expect(new Set(outside.map(({ url }) => new URL(url).port)).size).toBe(1)
  for (const { url, headers, body } of outside) {
    expect(body).toBeNull()
    expect(Object.keys(headers)).not.toContain('authorization')
    expect(Object.keys(headers)).not.toContain('apikey')
    expect(headers.cookie).toBeUndefined()
    const sent = `${url} ${headers.referer ?? ''}`
    expect(sent).not.toContain(person.email)
    expect(sent).not.toMatch(/secret-page|48\.87|2\.332/)
  }
})
