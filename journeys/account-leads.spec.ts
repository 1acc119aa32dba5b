import { expect, test } from '@playwright/test'
import { accountButton, changeEmailElsewhere, newPerson } from './account-holder.ts'
import { openSignedIn, readOwn } from './signed-in.ts'
import { calculate, expectRefund } from './visitor.ts'
import { countLeads, failed, storedHere, watchSending } from './waiting-lead.ts'

test.use({ serviceWorkers: 'allow' })

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
  await accountButton(page).click()
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
  await accountButton(page).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page.getByText('You have been logged out')).toBeVisible()
  const stored = await storedHere(page)
  expect(stored).not.toContain(person.email)
})
