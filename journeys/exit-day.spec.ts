import { expect } from '@playwright/test'
import { expectSound } from './expect-no-violation.ts'
import { addLeg, choose, issue, nextWeek } from './exit-visitor.ts'
import { buy, sheet, test, visitOnce } from './trip-visitor.ts'

const paperMargin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' }

test.use({ viewport: { width: 360, height: 780 } })

test('Paris to Tokyo by way of Frankfurt with a hold bag and a handbag, planned without a network', async ({
  page,
  line,
}) => {
  await visitOnce(page, line)
  await line.cut()
  await page.goto(`${line.url}/trip?from=home`)
  await buy(page, { amount: '1250', shop: 'printemps hauss', pick: /Printemps Haussmann/, passport: 'Mei' })
  await buy(page, { amount: '340', shop: 'Le Bon', passport: 'Mei' })
  await issue(page, /^Form issued by .*Printemps/)
  await issue(page, /^Form issued by Le Bon/)

  await test.step('before there is a leg, the page says what one is for', async () => {
    await expect(page.getByText('How you leave and in which bag the goods lie')).toBeVisible()
    await page.getByRole('link', { name: 'Plan the last day' }).click()
    await expect(page.getByText('Add a leg to see where each form is stamped.')).toBeVisible()
    await expectSound(page)
  })
  await test.step('legs: a town is found, a code is read, the next leg goes on from there', async () => {
    await page.getByRole('button', { name: 'Add a leg' }).click()
    await sheet(page).getByLabel('From', { exact: true }).fill('paris')
    await sheet(page).getByRole('list', { name: 'Places found, From' }).getByRole('button').first().click()
    await expect(sheet(page).getByLabel('From', { exact: true })).toHaveValue('CDG')
    await sheet(page).getByLabel('To', { exact: true }).fill('fra')
    await sheet(page)
      .getByRole('button', { name: /^Frankfurt Airport \(FRA\)/ })
      .click()
    await sheet(page).getByRole('button', { name: 'Add this leg' }).click()
    await expect(sheet(page).getByLabel('Departs on', { exact: true })).toBeFocused()
    await sheet(page).getByLabel('Departs on', { exact: true }).fill(nextWeek())
    await sheet(page).getByLabel('Departs at', { exact: true }).fill('09:00')
    await sheet(page).getByLabel('Arrives at, if known', { exact: true }).fill('10:20')
    await expectSound(page)
    await sheet(page).getByRole('button', { name: 'Add this leg' }).click()
    await expect(sheet(page)).toBeHidden()

    await page.getByRole('button', { name: 'Add a leg' }).click()
    await expect(sheet(page).getByLabel('From', { exact: true })).toHaveValue('FRA')
    await sheet(page).getByLabel('To', { exact: true }).fill('hnd')
    await expect(sheet(page).getByText('Tokyo, Japan. Outside the EU.')).toBeVisible()
    await sheet(page).getByLabel('Departs at', { exact: true }).fill('14:15')
    await sheet(page).getByRole('button', { name: 'Add this leg' }).click()
    await expect(sheet(page)).toBeHidden()
  })
  await test.step('bags: what each choice means is said at once', async () => {
    await choose(page, 'Le Bon', 'Cabin')
    await expect(page.getByText('Frankfurt Airport, after security.')).toBeVisible()
    await choose(page, /Printemps/, 'Hold')
    const bags = page.getByRole('region', { name: 'Bags' })
    await expect(bags.getByText(/does the bag go through from Charles de Gaulle Airport/)).toBeVisible()
    await page
      .getByLabel('Where you get the hold bag back')
      .selectOption({ label: 'At the end: tagged through to Tokyo (HND)' })
    await expect(page.getByText('Charles de Gaulle Airport, before you give the bag away.')).toBeVisible()
    await choose(page, 'Le Bon', 'Worn')
    await expect(page.getByText(/^Worn goods can be refused as used/)).toBeVisible()
    await choose(page, 'Le Bon', 'Cabin')
    await expectSound(page)
  })
  await test.step('the plan: a place for each form, with hours that can be changed', async () => {
    await page.getByRole('link', { name: 'Make the plan' }).click()
    // 09:00 minus 45 boarding, 30 security, 20 bag drop, 15 cash, 33 customs, 45 reserve, 50 travel.
    await expect(page.getByRole('heading', { level: 1 })).toContainText('05:02')
    const paris = page.getByRole('region', { name: 'Charles de Gaulle Airport (CDG)' })
    await expect(paris).toContainText('PABLO')
    await expect(paris).toContainText('Printemps')
    await expect(paris).not.toContainText('Le Bon')
    const frankfurt = page.getByRole('region', { name: 'Frankfurt Airport (FRA)' })
    await expect(frankfurt).toContainText('Le Bon')
    await expect(frankfurt).toContainText('10:40')
    await expect(frankfurt.getByRole('link', { name: /2015\/2447, article 40/ })).toBeVisible()
    await expectSound(page)
    await paris.getByRole('button', { name: /min for Leave/ }).click()
    await paris.getByLabel('Minutes: Leave').fill('70')
    await paris.getByRole('button', { name: 'Use these minutes' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('04:42')
    await expectSound(page)
  })
  await test.step('on paper it is one page', async () => {
    const pdf = (await page.pdf({ format: 'A4', margin: paperMargin })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  })
  await test.step('all of it is there after a reload, and as a calendar file', async () => {
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('04:42')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Calendar' }).click()
    expect((await download).suggestedFilename()).toBe('last-day.ics')
  })
})

test('sources that disagree are both told, and the safe way is one press away', async ({ page }) => {
  await page.goto('/trip')
  await buy(page, { amount: '640', shop: 'loewe', pick: /Loewe.*Barcelona/, passport: 'Mei' })
  await issue(page, /^Form issued by .*Loewe/)
  await page.goto('/trip?exit')
  await addLeg(page, { from: 'MAD', to: 'FRA', departs: '11:30', arrives: '14:15' })
  await addLeg(page, { from: 'FRA', to: 'HND', departs: '18:25' })
  await choose(page, /Loewe/, 'Hold')
  await page.getByLabel('Where you get the hold bag back').selectOption({ index: 1 })
  await page.getByRole('link', { name: 'Make the plan' }).click()
  await expect(page.getByText('Sources disagree: ask the officer')).toBeVisible()
  await expect(page.getByText('Madrid Airport is the place, before the bag is given away.')).toBeVisible()
  await expect(
    page.getByText(/^Do not scan the form in Spain when you leave the EU from elsewhere/),
  ).toBeVisible()
  await expectSound(page)
  await page.getByRole('button', { name: 'Carry these goods in the cabin' }).click()
  await expect(page.getByRole('region', { name: 'Frankfurt Airport (FRA)' })).toContainText('Loewe')
  await expect(page.getByText('Sources disagree: ask the officer')).toHaveCount(0)
})

test('Madrid to Buenos Aires with a checked bag, and the Eurostar with goods in hand, planned without a network', async ({
  page,
  line,
}) => {
  await visitOnce(page, line)
  await line.cut()
  const place = (name: string) => page.getByRole('region', { name })
  await test.step('Madrid: the kiosk in the hall, before the bag is given away', async () => {
    await page.goto(`${line.url}/trip?from=home`)
    await buy(page, { amount: '640', shop: 'loewe', pick: /Loewe.*Madrid/, passport: 'Mei' })
    await issue(page, /^Form issued by .*Loewe/)
    await page.goto(`${line.url}/trip?exit`)
    await addLeg(page, { from: 'MAD', to: 'EZE', departs: '12:05' })
    await choose(page, /Loewe/, 'Hold')
    await page.getByRole('link', { name: 'Make the plan' }).click()
    await expect(place('Madrid Airport (MAD)')).toContainText('DIVA')
    await expect(place('Madrid Airport (MAD)')).toContainText('Loewe')
    await expectSound(page)
  })
  await test.step('the flight becomes a train from Paris: the kiosk of the station, before boarding', async () => {
    await page.goto(`${line.url}/trip`)
    await buy(page, { amount: '1250', shop: 'printemps hauss', pick: /Printemps Haussmann/, passport: 'Mei' })
    await issue(page, /^Form issued by .*Printemps/)
    await page.goto(`${line.url}/trip?exit`)
    await page.getByRole('button', { name: 'Change the leg from MAD to EZE' }).click()
    await sheet(page).getByRole('button', { name: 'Remove this leg' }).click()
    await addLeg(page, { by: 'Train', from: 'Gare du Nord', to: 'London St Pancras', departs: '15:03' })
    // A message covers the choice for some seconds.
    await expect(page.getByText('The form of Printemps Haussmann is noted.')).toHaveCount(0)
    await choose(page, /Printemps/, 'Cabin')
    await page.getByRole('link', { name: 'Make the plan' }).click()
    await expect(place('Gare du Nord')).toContainText('PABLO')
    await expect(place('Gare du Nord')).toContainText('Printemps')
    await expectSound(page)
  })
})

test(
  'goods of one form in two bags are shown together; one bag again is a press away',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto('/trip')
    await buy(page, { amount: '1250', shop: 'Printemps', passport: 'Mei' })
    await issue(page, /^Form issued by Printemps/)
    await page.goto('/trip?exit')
    await addLeg(page, { from: 'CDG', to: 'HND', departs: '13:40' })
    await choose(page, 'Printemps', 'Hold')
    await page.getByRole('button', { name: 'In several bags' }).click()
    const goods = page.getByRole('group', { name: 'Printemps' })
    await expect(goods.getByRole('checkbox', { name: 'Hold' })).toBeChecked()
    await goods.getByRole('checkbox', { name: 'Cabin' }).check()
    await expectSound(page)
    await page.reload()
    await expect(goods.getByRole('checkbox', { name: 'Cabin' })).toBeChecked()
    await page.getByRole('link', { name: 'Make the plan' }).click()
    await expect(
      page.getByText(/^The goods of this form lie in several bags: show all of them at once/),
    ).toBeVisible()
    await page.goBack()
    await page.getByRole('button', { name: 'All in one bag' }).click()
    await choose(page, 'Printemps', 'Cabin')
    await expect(page.getByRole('radio', { name: 'Cabin', exact: true })).toBeChecked()
  },
)

test('by keyboard alone, where it is 320 px wide and dark; a leg comes back, and the ride is filled in', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/trip')
  await buy(page, { amount: '1250', shop: 'Printemps', passport: 'Mei' })
  await issue(page, /^Form issued by Printemps/)
  await page.goto('/trip?exit')
  await addLeg(page, { from: 'CDG', to: 'HND', departs: '13:40', flight: 'AF274', terminal: '2E' })
  await expectSound(page)

  await page.getByRole('button', { name: 'Change the leg from CDG to HND' }).focus()
  await page.keyboard.press('Enter')
  await sheet(page).getByRole('button', { name: 'Remove this leg' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('CDG to HND is removed.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Change the leg from CDG to HND' })).toBeVisible()

  const bag = page.getByRole('radiogroup', { name: 'Printemps' })
  await bag.getByRole('radio', { name: 'Cabin' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await expect(bag.getByRole('radio', { name: 'Hold' })).toBeChecked()
  await page.getByRole('link', { name: 'Make the plan' }).focus()
  await page.keyboard.press('Enter')
  // 13:40 minus 45 boarding, 45 passports, 30 security, 20 bag drop, 15 cash, 33 customs, 45 reserve, 50 travel.
  await expect(page.getByRole('heading', { level: 1 })).toContainText('08:57')
  await expect(page.getByText('CDG Terminal 2E – customs détaxe desk and PABLO kiosks')).toBeVisible()
  await page.getByRole('button', { name: /min for Passport control/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Minutes: Passport control')).toBeVisible()
  await expectSound(page)

  await page.getByRole('link', { name: 'Book this ride' }).click()
  await expect(page.getByLabel('Dropoff location')).toHaveValue('Charles de Gaulle Airport, Terminal 2E')
  await expect(page.getByLabel('Pickup date')).toHaveValue(nextWeek())
  await expect(page.getByLabel('Pickup time')).toHaveValue('08:30')
  await expect(page.getByLabel('Special requests')).toHaveValue(/Flight AF 274/)
})

test('on the day itself the help says how long is left for customs, and the plan leads there', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2027-01-17T08:00:00+01:00') })
  await page.goto('/trip')
  await buy(page, { amount: '1250', shop: 'Printemps', passport: 'Mei' })
  await issue(page, /^Form issued by Printemps/)
  await page.goto('/trip?exit')
  await addLeg(page, { from: 'CDG', to: 'HND', on: '2027-01-17', departs: '13:40' })
  await choose(page, 'Printemps', 'Hold')
  await page.getByRole('link', { name: 'Make the plan' }).click()
  await page.clock.setSystemTime(new Date('2027-01-17T10:06:00+01:00'))
  await page.getByRole('link', { name: /^Red screen, closed, full\?/ }).click()
  await page.getByRole('button', { name: 'Kiosk red', exact: true }).click()
  // Bag drop is planned for 10:35, with 45 minutes of reserve.
  await expect(page.getByText('1 h 14 min')).toBeVisible()
  await expect(
    page.getByText('Now 10:06. With your 45 minutes to spare, bag drop at 11:20 is the latest.'),
  ).toBeVisible()
  await expectSound(page)
  await page.clock.setSystemTime(new Date('2027-01-17T11:25:00+01:00'))
  await page.reload()
  await expect(page.getByText('Nothing is left')).toBeVisible()
})
