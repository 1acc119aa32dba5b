import { expect, test } from '@playwright/test'
import { openDesk } from './desk-staff.ts'
import { expectSound } from './expect-no-violation.ts'

test(
  'an editor reads what the rules rest on, and notes a look at one of them',
  { tag: '@core' },
  async ({ browser }) => {
    const desk = await openDesk(browser, '/desk', 'editor')
    const parts = desk.getByRole('navigation', { name: 'Parts of the desk' })
    await expect(parts.getByRole('link')).toHaveText(['Rules'])
    const row = desk
      .getByRole('list', { name: 'Records of the rules, what asks for a look first' })
      .getByRole('listitem')
      .filter({ has: desk.getByRole('heading', { name: 'Germany: rate and minimum' }) })
    await expect(row.getByRole('link', { name: /Thuringia’s service portal/ })).toHaveAttribute(
      'href',
      'https://buerger.thueringen.de/en/detail?pstId=221983960',
    )
    await expectSound(desk)
    await row.getByRole('button', { name: 'Note a look: Germany: rate and minimum' }).click()
    const where = row.getByLabel('Where you read it')
    await expect(where).toHaveValue('https://buerger.thueringen.de/en/detail?pstId=221983960')
    await where.fill('the portal')
    await row.getByLabel('Note').fill('Still more than EUR 50')
    await row.getByRole('button', { name: 'Looked at today, unchanged' }).click()
    await expect(row.getByText('Type the whole address of the page, from https:// on.')).toBeVisible()
    await expect(row.getByLabel('Note')).toHaveValue('Still more than EUR 50')
    await desk.setViewportSize({ width: 360, height: 780 })
    await expectSound(desk)
    await where.fill('https://www.zoll.de/EN/shopping')
    await row.getByRole('button', { name: 'Looked at today, unchanged' }).click()
    await expect(row).toContainText(/Claire Dupont looked on .*www\.zoll\.de.*Still more than EUR 50/)
    await expect(row).toContainText(/Checked on .*, today/)
    await expectSound(desk)
    await test.step('the filter stands in the address', async () => {
      await desk.getByLabel('Show').selectOption({ index: 1 })
      await expect(desk).toHaveURL(/\?part=rules&show=overdue$/)
      await expect(row).toHaveCount(0)
      await expectSound(desk)
    })
    await desk.context().close()
  },
)
