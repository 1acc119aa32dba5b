import {
  type APIRequestContext,
  type BrowserContext,
  expect,
  type Page,
  type Route,
  test,
} from '@playwright/test'
import { changeEmailElsewhere, newPerson, type Person } from './account-holder.ts'
import { expectNoViolation } from './expect-no-violation.ts'
import { readMailbox } from './mailbox.ts'
import { openSignedIn, readOwn } from './signed-in.ts'
import { calculate, expectRefund, submitAddress } from './visitor.ts'

test.use({ serviceWorkers: 'allow' })

const failed = 'Failed to save calculation. Please try again.'
const leads = '**/rest/v1/leads*'
const dayMs = 86_400_000

const savedFor = (page: Page, { fullName, email }: Person) =>
  page.getByText(`Saved for ${fullName}, ${email}.`, { exact: true })

/** How many rows the database holds for an address, read by an account that is made with it. */
const countLeads = async (request: APIRequestContext, person: Person) =>
  (await readOwn(request, person, 'leads?select=id')).length

/** Counts what is sent, and lets each request go the way that `answer` says. */
async function watchSending(context: BrowserContext, answer = (route: Route) => route.continue()) {
  let sent = 0
  await context.route(leads, (route) => {
    if (route.request().method() === 'POST') sent += 1
    return route.request().method() === 'POST' ? answer(route) : route.continue()
  })
  return () => sent
}

/** All that this browser's storage holds, as text. */
const storedHere = (page: Page) =>
  page.evaluate(() =>
    [localStorage, sessionStorage].map((area) => JSON.stringify(Object.entries(area))).join(),
  )

/** A guest's first result while nothing can be sent. */
async function waitWithLead(page: Page, person: Person) {
  await page.goto('/vat-calculator')
  await calculate(page, { amount: '1250' })
  await expect(page.getByRole('heading', { name: 'Your result is ready' })).toBeVisible()
  await page.context().setOffline(true)
  await submitAddress(page, person.email, person.fullName)
  await expectRefund(page, '177.08')
  await expect(page.getByRole('alert')).toContainText(failed)
  await expect(page.getByRole('alert')).toContainText('waits on this device and is sent by itself')
}

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

/** Whether the device held the calculation at the moment at which its result came to the page. */
async function watchFirstSight(page: Page) {
  await page.evaluate(() => {
    const isStored = () => Object.keys(localStorage).some((name) => name.startsWith('retour-lead-waiting:'))
    new MutationObserver((_changes, observer) => {
      if (!document.body.innerText.includes('Your refund')) return
      observer.disconnect()
      document.body.dataset.storedAtSight = String(isStored())
    }).observe(document.body, { childList: true, subtree: true })
  })
  return () => page.locator('body').getAttribute('data-kept-at-sight')
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
    // One after the other. A tab may learn a moment later what another has removed, and sends it again with its key.
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
    (answer) => answer.request().method() === 'POST' && answer.url().includes('/rest/v1/leads'),
  )
  await context.setOffline(false)
  const answer = await arrival
  expect(answer.status()).toBe(201)
  const row = answer.request().postDataJSON() as Record<string, unknown>
  expect(row.marketing_consent).toBe(true)
  const givenAt = Date.parse(String(row.consent_given_at))
  expect(givenAt).toBeGreaterThanOrEqual(before)
  expect(givenAt).toBeLessThanOrEqual(after)
})

test('"Not you?" ends what is remembered and what waits', async ({ page, context }) => {
  const person = newPerson()
  await waitWithLead(page, person)
  await page.getByRole('button', { name: 'Not you?' }).click()
  await expect(page.getByRole('heading', { name: 'Your result is ready' })).toBeFocused()
  await expect(page.getByLabel('Full name')).toHaveValue('')
  await expect(page.getByLabel('Email')).toHaveValue('')
  const sent = await watchSending(context)
  await context.setOffline(false)
  await page.reload()
  const stored = await storedHere(page)
  expect(stored).not.toContain(person.email)
  expect(stored).not.toContain(person.fullName)
  expect(sent()).toBe(0)
})

/** A first result of somebody who wants news as well, in a tab that is then closed. */
async function earlierVisit(page: Page, person: Person) {
  await page.goto('/vat-calculator')
  await page.getByLabel('Purchase amount').fill('1250')
  await page.getByRole('button', { name: 'Calculate Refund' }).click()
  await page.getByLabel('Also tell me when a rule or rate changes.').check()
  await submitAddress(page, person.email, person.fullName)
  await expect(savedFor(page, person)).toBeVisible()
  await page.close()
}

const question = (page: Page) => page.getByText('Save this for Mei?', { exact: true })

test('a later visit: the result at once, nothing is sent before Save, and no consent is sent again', async ({
  page,
  context,
  request,
}) => {
  const person = newPerson()
  const rows: Record<string, unknown>[] = []
  context.on('request', (sent) => {
    if (sent.method() === 'POST' && sent.url().includes('/rest/v1/leads'))
      rows.push(sent.postDataJSON() as Record<string, unknown>)
  })
  await earlierVisit(page, person)
  const later = await context.newPage()
  await later.clock.setFixedTime(Date.now() + 89 * dayMs)
  await later.goto('/')
  await calculate(later, { amount: '500' })
  await expectRefund(later, '70.83')
  await expect(question(later)).toBeVisible()
  const seen = await later.locator('body').innerText()
  expect(seen).toContain('m•••@e•••.com')
  expect(seen).not.toContain(person.email)
  expect(seen).not.toContain(person.fullName)
  await expectNoViolation(later)
  expect(rows).toHaveLength(1)
  await later.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(savedFor(later, person)).toBeVisible()
  await expect(later.locator(':focus')).toContainText('Saved for')
  expect(rows.map((row) => row.marketing_consent)).toEqual([true, false])
  expect(await storedHere(later)).not.toContain('onsent')
  expect(await countLeads(request, person)).toBe(2)
  // From here on it is a sitting as the first one was.
  await later.getByRole('tab', { name: 'Calculator' }).click()
  await calculate(later, { amount: '640' })
  await expectRefund(later, '90.67')
  await expect(savedFor(later, person)).toBeVisible()
})

test('a later visit of somebody else: the other name is forgotten, and their own is asked for', async ({
  page,
  context,
  request,
}) => {
  const [person, other] = [newPerson(), newPerson('Ana Lima')]
  await earlierVisit(page, person)
  const later = await context.newPage()
  await later.goto('/vat-calculator')
  await calculate(later, { amount: '500' })
  await expect(question(later)).toBeVisible()
  await later.getByRole('button', { name: 'Someone else' }).click()
  await expect(later.getByLabel('Full name')).toHaveValue('')
  await expect(later.getByLabel('Email')).toHaveValue('')
  await expect(later.getByLabel('Also tell me when a rule or rate changes.')).not.toBeChecked()
  const stored = await storedHere(later)
  expect(stored).not.toContain(person.email)
  expect(stored).not.toContain(person.fullName)
  await submitAddress(later, other.email, other.fullName)
  await expect(savedFor(later, other)).toBeVisible()
  expect(await countLeads(request, person)).toBe(1)
  expect(await countLeads(request, other)).toBe(1)
})

test('twelve hours later the same tab asks, and hides whose result stands there; after 90 days nobody is known', async ({
  page,
}) => {
  const person = newPerson()
  await page.clock.install()
  await page.goto('/vat-calculator')
  await calculate(page, { amount: '1250' })
  await submitAddress(page, person.email, person.fullName)
  await page.clock.runFor(1000)
  await expect(savedFor(page, person)).toBeVisible()
  await page.clock.fastForward('12:00:00')
  await page.reload()
  await expect(page.getByText('Saved for Mei, m•••@e•••.com.')).toBeVisible()
  await page.getByRole('tab', { name: 'Calculator' }).click()
  await calculate(page, { amount: '500' })
  await expectRefund(page, '70.83')
  await expect(question(page)).toBeVisible()
  await page.clock.setFixedTime(Date.now() + 91 * dayMs)
  await page.goto('/france')
  await expect.poll(() => storedHere(page)).not.toContain('retour-contact')
})

test('"Not you?" takes back what was saved, and says whether a guide had left for it', async ({
  page,
  request,
}) => {
  const person = newPerson()
  await page.goto('/vat-calculator')
  await calculate(page, { amount: '1250' })
  await submitAddress(page, person.email, person.fullName)
  await expect(savedFor(page, person)).toBeVisible()
  await expect.poll(async () => (await readMailbox(request)).includes(person.email)).toBe(true)
  await page.getByRole('tab', { name: 'Calculator' }).click()
  await calculate(page, { amount: '500' })
  await expect(savedFor(page, person)).toBeVisible()
  // One guide a day: this calculation has none.
  await page.getByRole('button', { name: 'Not you?' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'no email was sent for it' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your result is ready' })).toBeFocused()
  expect(await countLeads(request, person)).toBe(1)

  const other = newPerson('Ana Lima')
  await submitAddress(page, other.email, other.fullName)
  await expect(savedFor(page, other)).toBeVisible()
  await expect(page.getByText('Taken back.')).toHaveCount(0)
  await expect.poll(async () => (await readMailbox(request)).includes(other.email)).toBe(true)
  await page.getByRole('button', { name: 'Not you?' }).click()
  await expect(page.getByText('the refund guide had already been emailed')).toBeVisible()
  await expectNoViolation(page)
  expect(await countLeads(request, other)).toBe(0)
})

test('"Not you?" without an answer says so, also after a reload, and can be asked again', async ({
  page,
  context,
  request,
}) => {
  const person = newPerson()
  await page.goto('/vat-calculator')
  await calculate(page, { amount: '1250' })
  await submitAddress(page, person.email, person.fullName)
  await expect(savedFor(page, person)).toBeVisible()
  await context.route('**/rest/v1/rpc/**', (route) => route.abort())
  await page.getByRole('button', { name: 'Not you?' }).click()
  await expect(page.getByText('If the calculation was saved, it still is.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('If the calculation was saved, it still is.')).toBeVisible()
  await context.unroute('**/rest/v1/rpc/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Taken back.')).toBeVisible()
  expect(await countLeads(request, person)).toBe(0)
})

test('"Not you?" while the calculation is on its way: it arrives first, and is then taken back', async ({
  page,
  context,
  request,
}) => {
  const person = newPerson()
  const { promise: pressed, resolve: press } = Promise.withResolvers<void>()
  await watchSending(context, async (route) => {
    await pressed
    return route.continue()
  })
  await page.goto('/vat-calculator')
  await calculate(page, { amount: '1250' })
  await submitAddress(page, person.email, person.fullName)
  await expect(page.getByText(`Saving for ${person.fullName}, ${person.email}...`)).toBeVisible()
  await page.getByRole('button', { name: 'Not you?' }).click()
  await expect(page.getByText('Taking the calculation back...')).toBeVisible()
  press()
  await expect(page.getByText('Taken back.')).toBeVisible()
  expect(await countLeads(request, person)).toBe(0)
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

test('signed in: the result is shown, its lead waits, and is sent under the account', async ({
  page,
  context,
  request,
}) => {
  const person = await openSignedIn(page, request, { path: '/vat-calculator' })
  let isDown = true
  await watchSending(context, (route) => (isDown ? route.fulfill({ status: 503 }) : route.continue()))
  await calculate(page, { amount: '1250' })
  await expectRefund(page, '177.08')
  await expect(page.getByRole('alert')).toContainText(failed)
  await expect(page.getByRole('alert')).toContainText('as long as you are signed in')
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(failed)).toHaveCount(0)
  await expect.poll(async () => (await readOwn(request, person, 'leads?select=id')).length).toBe(1)
})

test('signed in: a lead that waited while the address of its account changed elsewhere goes under the new one, once', async ({
  page,
  context,
  request,
}) => {
  const person = await openSignedIn(page, request, { path: '/vat-calculator' })
  let isDown = true
  await watchSending(context, (route) => (isDown ? route.fulfill({ status: 503 }) : route.continue()))
  await calculate(page, { amount: '1250' })
  await expect(page.getByRole('alert')).toContainText(failed)
  const moved = { ...person, email: newPerson('Moved').email }
  await changeEmailElsewhere(request, person, moved.email)
  isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(failed)).toHaveCount(0)
  await expect.poll(() => countLeads(request, moved)).toBe(1)
  await page.getByRole('button', { name: 'My Account' }).click()
  await page.getByRole('menuitem', { name: 'Dashboard' }).click()
  await expect(page.getByText(moved.email)).toBeVisible()
  const rows = page.getByRole('region', { name: 'Refund calculations' }).getByRole('listitem')
  await expect(rows).toHaveCount(1)
  await page.getByRole('link', { name: 'VAT Calculator' }).first().click()
  await page.getByRole('tab', { name: 'Results' }).click()
  await expectRefund(page, '177.08')
  expect(await countLeads(request, moved)).toBe(1)
})

test('signed in: a refused row with no lead before asks for the name, the address locked', async ({
  page,
  context,
  request,
}) => {
  const person = await openSignedIn(page, request, { path: '/vat-calculator' })
  let isRefused = true
  await watchSending(context, (route) =>
    isRefused ? route.fulfill({ status: 400, json: { code: '23514', message: 'no' } }) : route.continue(),
  )
  await calculate(page, { amount: '1250' })
  await expectRefund(page, '177.08')
  await page.getByRole('button', { name: 'Check name and email' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(person.email)
  await expect(page.getByLabel('Email')).toBeDisabled()
  await expect(page.getByLabel('Full name')).toHaveValue(person.fullName)
  isRefused = false
  await page.getByRole('button', { name: 'View My Refund' }).click()
  await expectRefund(page, '177.08')
  await expect.poll(async () => (await readOwn(request, person, 'leads?select=id')).length).toBe(1)
})

test('who logs out leaves no lead behind that waits', async ({ page, context, request }) => {
  const person = await openSignedIn(page, request, { path: '/vat-calculator' })
  await watchSending(context, (route) => route.fulfill({ status: 503 }))
  await calculate(page, { amount: '1250' })
  await expect(page.getByRole('alert')).toContainText(failed)
  await page.getByRole('button', { name: 'My Account' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page.getByText('You have been logged out')).toBeVisible()
  const stored = await storedHere(page)
  expect(stored).not.toContain(person.email)
})
