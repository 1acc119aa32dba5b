import { expect, test } from '@playwright/test'
import { otherDevice } from './chat.ts'
import { createAccount, newPerson } from './account-holder.ts'
import { openDesk } from './desk-staff.ts'
import { expectSound } from './expect-no-violation.ts'

test('what the assistant could not answer is on the desk without who asked, and is marked there', async ({
  browser,
  request,
}) => {
  const mei = await createAccount(request, newPerson('Mei Tanaka'))
  const device = await otherDevice(request, mei)
  const words = 'do customs officers in Valencia speak Mandarin'
  await device.ask(`${words}? ${mei.email}`)
  const desk = await openDesk(browser, '/desk?part=questions', 'editor')
  const list = desk.getByRole('list', { name: 'Questions, the most asked first' })
  const row = list.getByRole('listitem').filter({ hasText: words })
  await expect(row).toContainText('Asked once, on')
  await expect(row).toContainText('[address]')
  await expect(desk.getByRole('main')).not.toContainText(mei.email)
  await expectSound(desk)
  await row.getByRole('button', { name: /^Learned:/ }).click()
  await expect(row).toHaveCount(0)
  await desk.getByLabel('Show').selectOption({ label: 'Marked' })
  await expect(row).toContainText('Learned. Asked 0 times since.')
  await desk.setViewportSize({ width: 360, height: 780 })
  await desk.emulateMedia({ colorScheme: 'dark' })
  await expectSound(desk)
  await row.getByRole('button', { name: /^Take the mark away:/ }).click()
  await expect(row).toHaveCount(0)
  await desk.context().close()
})
