import { expect, type Page, test } from '@playwright/test'
import { newPerson } from './account-holder.ts'
import { readMailbox } from './mailbox.ts'
import { openSignedIn } from './signed-in.ts'
import { calculate, expectRefund, submitAddress } from './visitor.ts'
import { countLeads, dayMs, failed, leads, savedFor, waitWithLead, watchSending } from './waiting-lead.ts'

test.use({ serviceWorkers: 'allow' })

test(
  'without a network the result is shown, and the lead goes by itself, once, when the line is back',
  { tag: '@core' },
  async ({ page, context, request }) => {
    const person = newPerson()
    await waitWithLead(page, person)
    await context.setOffline(false)
    await expect(savedFor(page, person)).toBeVisible()
    await expect(page.getByText(failed)).toHaveCount(0)
    await expect.poll(async () => (await readMailbox(request)).includes(person.email)).toBe(true)
    expect(await countLeads(request, person)).toBe(1)
  },
)

/** Records whether the device had stored the calculation when its result was shown. */
async function watchFirstSight(page: Page) {
  await page.evaluate(() => {
    const isStored = () => Object.keys(localStorage).some((name) => name.startsWith('retour-lead-waiting:'))
    new MutationObserver((_changes, observer) => {
      if (!document.body.innerText.includes('Your refund')) return
      observer.disconnect()
      document.body.dataset.storedAtSight = String(isStored())
    }).observe(document.body, { childList: true, subtree: true })
  })
  return () => page.locator('body').getAttribute('data-stored-at-sight')
}

test('what an account calculates is on the device when its result is seen: who leaves at once loses nothing', async ({
  page,
  request,
}) => {
  await openSignedIn(page, request, { path: '/vat-calculator' })
  await page.route(leads, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  const storedAtSight = await watchFirstSight(page)
  await calculate(page, { amount: '640' })
  await expectRefund(page, '90.67')
  expect(await storedAtSight()).toBe('true')
})

for (const status of [503, 429])
  test(`a server that answers ${status}: the result is shown, and Try again brings the lead there`, async ({
    page,
    context,
    request,
  }) => {
    const person = newPerson()
    let isDown = true
    await watchSending(context, (route) => (isDown ? route.fulfill({ status }) : route.continue()))
    await page.goto('/vat-calculator')
    await calculate(page, { amount: '500' })
    await submitAddress(page, person.email, person.fullName)
    await expectRefund(page, '70.83')
    await expect(page.getByRole('alert')).toContainText(failed)
    isDown = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(savedFor(page, person)).toBeVisible()
    expect(await countLeads(request, person)).toBe(1)
  })

test('an answer that is lost after the row was stored: sent again, stored once', async ({
  page,
  context,
  request,
}) => {
  const person = newPerson()
  let isLost = true
  const sent = await watchSending(context, async (route) => {
    if (!isLost) return route.continue()
    isLost = false
    expect((await route.fetch()).status()).toBe(201)
    return route.abort('connectionreset')
  })
  await page.goto('/vat-calculator')
  await calculate(page, { amount: '500' })
  await submitAddress(page, person.email, person.fullName)
  await expect(page.getByRole('alert')).toContainText(failed)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(savedFor(page, person)).toBeVisible()
  expect(sent()).toBe(2)
  expect(await countLeads(request, person)).toBe(1)
})

for (const hasLocks of [true, false])
  test(`after a restart three tabs at once, ${hasLocks ? 'with' : 'without'} locks: stored once`, async ({
    page,
    context,
    request,
  }) => {
    if (!hasLocks)
      await context.addInitScript(() => {
        delete (Navigator.prototype as { locks?: unknown }).locks
      })
    const person = newPerson()
    await waitWithLead(page, person)
    await page.close()
    let atOnce = 0
    let maxAtOnce = 0
    await watchSending(context, async (route) => {
      maxAtOnce = Math.max(maxAtOnce, (atOnce += 1))
      const response = await route.fetch()
      atOnce -= 1
      await route.fulfill({ response })
    })
    await context.setOffline(false)
    const tabs = await Promise.all([context.newPage(), context.newPage(), context.newPage()])
    await Promise.all(
      tabs.map((tab, index) => tab.goto(['/france', '/vat-calculator', '/spain/madrid'][index]!)),
    )
    await expect
      .poll(() =>
        tabs[0].evaluate(() => Object.keys(localStorage).filter((key) => key.includes('lead-waiting'))),
      )
      .toEqual([])
    // One after the other. A tab may learn a moment later what another has removed, and sends it again with the same
    // key.
    if (hasLocks) expect(maxAtOnce).toBe(1)
    expect(await countLeads(request, person)).toBe(1)
  })

test('a consent that waited for days is sent with the moment at which it was given', async ({
  page,
  context,
}) => {
  const person = newPerson()
  await page.goto('/vat-calculator')
  await calculate(page, { amount: '1250' })
  await page.getByLabel('Also tell me when a rule or rate changes.').check()
  await context.setOffline(true)
  const before = Date.now()
  await submitAddress(page, person.email, person.fullName)
  await expect(page.getByRole('alert')).toContainText(failed)
  const after = Date.now()
  await page.clock.setFixedTime(after + 3 * dayMs)
  const arrival = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().includes('/rest/v1/leads'),
  )
  await context.setOffline(false)
  const response = await arrival
  expect(response.status()).toBe(201)
  const row = response.request().postDataJSON() as Record<string, unknown>
  expect(row.marketing_consent).toBe(true)
  const givenAt = Date.parse(String(row.consent_given_at))
  expect(givenAt).toBeGreaterThanOrEqual(before)
  expect(givenAt).toBeLessThanOrEqual(after)
})

test('a purchase that does not qualify shows its result at once, and nothing is sent', async ({
  page,
  context,
}) => {
  const sent = await watchSending(context)
  await page.goto('/vat-calculator')
  await calculate(page, { amount: '20' })
  await expect(page.getByText('Your purchase does not qualify for a VAT refund.')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Not you?' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Change the amount' }).click()
  await calculate(page, { amount: '1250' })
  await expect(page.getByRole('heading', { name: 'Your result is ready' })).toBeVisible()
  expect(sent()).toBe(0)
})

test('a row that the server refuses is taken out and told, and can be corrected', async ({
  page,
  context,
  request,
}) => {
  const person = newPerson()
  let isRefused = true
  const sent = await watchSending(context, (route) =>
    isRefused ? route.fulfill({ status: 400, json: { code: '23514', message: 'no' } }) : route.continue(),
  )
  await page.goto('/vat-calculator')
  await calculate(page, { amount: '1250' })
  await submitAddress(page, person.email, 'Mei')
  await expectRefund(page, '177.08')
  await expect(page.getByRole('alert')).toContainText('Failed to save calculation. Please check your input.')
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('Failed to save calculation. Please check your input.')
  expect(sent()).toBe(1)
  isRefused = false
  await page.getByRole('button', { name: 'Check name and email' }).click()
  await expect(page.getByLabel('Full name')).toHaveValue('Mei')
  await submitAddress(page, person.email, person.fullName)
  await expect(savedFor(page, person)).toBeVisible()
  expect(await countLeads(request, person)).toBe(1)
})
