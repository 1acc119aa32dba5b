import { expect, type Page, test } from '@playwright/test'
import { newPerson, type Person } from './account-holder.ts'
import { expectNoViolation } from './expect-no-violation.ts'
import { readMailbox } from './mailbox.ts'
import { calculate, expectRefund, submitAddress } from './visitor.ts'
import { countLeads, dayMs, savedFor, storedHere, waitWithLead, watchSending } from './waiting-lead.ts'

test.use({ serviceWorkers: 'allow' })

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

/** Makes a first result with a consent to news, in a tab that is then closed. */
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
  // From here on the session is like the first one.
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
