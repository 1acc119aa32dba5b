import { expect, test } from '@playwright/test'
import { createAccount, newPerson } from './account-holder.ts'
import { openDesk } from './desk-staff.ts'
import { expectSound } from './expect-no-violation.ts'

test(
  'an owner adds somebody to the desk, changes their role and removes them',
  { tag: '@core' },
  async ({ browser, request }) => {
    const ben = newPerson('Ben Martin')
    await createAccount(request, ben)
    const desk = await openDesk(browser, '/desk?part=staff', 'owner')
    const people = desk.getByRole('list', { name: 'Who works at the desk' })
    const his = people.getByRole('listitem').filter({ hasText: ben.email })
    await expect(people.getByText('This is you. Another owner changes what you may.')).toBeVisible()
    await desk.getByLabel('Address of the account').fill('nobody@nowhere.example')
    await desk.getByRole('button', { name: 'Add to the desk' }).click()
    await expect(desk.getByText('There is no confirmed account of this address.')).toBeVisible()
    await expectSound(desk)
    await desk.getByLabel('Address of the account').fill(ben.email)
    await desk.getByLabel('Role', { exact: true }).selectOption('Editor')
    await desk.getByRole('button', { name: 'Add to the desk' }).click()
    await expect(his).toContainText('Editor, since')
    await expect(his).toContainText('No second factor yet')
    await desk.getByRole('button', { name: `Change role: ${ben.email}` }).click()
    await his.getByLabel('Role', { exact: true }).selectOption('Auditor')
    await desk.setViewportSize({ width: 360, height: 780 })
    await expectSound(desk)
    await desk.getByRole('button', { name: 'Save the role' }).click()
    await expect(his).toContainText('Auditor, since')
    await desk.getByRole('button', { name: `Remove from the desk: ${ben.email}` }).click()
    await his.getByRole('button', { name: 'Remove from the desk' }).click()
    await expect(his).toHaveCount(0)
    await desk.context().close()
  },
)
