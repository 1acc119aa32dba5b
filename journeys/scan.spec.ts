import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import { passText } from '@retour/domain/exit/testing/pass-text'
import { prepareZXingModule, writeBarcode, type WriteInputBarcodeFormat } from 'zxing-wasm/writer'
import { expectSound } from './expect-no-violation.ts'
import { buy, sheet, test, visitOnce, waitUntilClosed } from './trip-visitor.ts'

test.use({ viewport: { width: 360, height: 780 } })

const { resolve } = createRequire(import.meta.url)

test.beforeAll(async () => {
  const bytes = await readFile(resolve('zxing-wasm/writer/zxing_writer.wasm'))
  await prepareZXingModule({
    overrides: { wasmBinary: Uint8Array.from(bytes).buffer },
    fireImmediately: true,
  })
})

/** Returns a screenshot with this code. */
async function picture(text: string, format: WriteInputBarcodeFormat) {
  const { image } = await writeBarcode(text, { format, scale: 6, addQuietZones: true })
  return { name: 'pass.png', mimeType: 'image/png', buffer: Buffer.from(await image!.arrayBuffer()) }
}

const leg = { from: 'CDG', to: 'FRA', carrier: 'LH', number: '1027', day: '333', more: '>5181WW6328BLH 0057' }
const twoLegs = passText([leg, { ...leg, from: 'FRA', to: 'HND', number: '716' }])

test('a boarding pass of two legs is read from a picture, fills both, and nothing is sent', async ({
  page,
}) => {
  const sent: string[] = []
  const files = () => page.locator('input[type=file]')
  await page.goto('/trip')
  await buy(page, { amount: '1250', shop: 'Printemps', passport: 'Mei' })
  await page.goto('/trip?exit')
  await page.getByRole('button', { name: 'Scan a boarding pass' }).click()
  await expect(sheet(page).getByText('Read on this phone. Nothing is sent.')).toBeVisible()
  await expect(files()).toHaveCount(1)
  page.on('request', (request) => {
    const isInternal =
      new URL(request.url()).origin === new URL(page.url()).origin || /^(?:data|blob):/.test(request.url())
    if (!isInternal || request.method() !== 'GET' || request.url().includes('ABC123'))
      sent.push(request.url())
  })
  await test.step('what is no pass is refused, and the sheet stays', async () => {
    await files().setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
    await expect(sheet(page).getByText('Not readable. Type it instead.')).toBeVisible()
    await files().setInputFiles(await picture('https://example.com/form', 'QRCode'))
    await expect(sheet(page).getByText(/^This code is no boarding pass/)).toBeVisible()
    await expectSound(page)
  })
  await test.step('the first leg is filled; its time is asked for, then the second follows', async () => {
    await files().setInputFiles(await picture(twoLegs, 'Aztec'))
    const field = (name: string) => sheet(page).getByLabel(name, { exact: true })
    await expect(field('From')).toHaveValue('CDG')
    await expect(field('To')).toHaveValue('FRA')
    await expect(field('Flight, if known')).toHaveValue('LH 1027')
    await expect(field('Departs on')).toHaveValue(/-11-29$/)
    await expect(sheet(page).getByText('1 more leg of the pass follows.')).toBeVisible()
    await field('Departs at').fill('09:00')
    await sheet(page).getByRole('button', { name: 'Add this leg' }).click()
    await expect(field('From')).toHaveValue('FRA')
    await field('Departs at').fill('14:15')
    await sheet(page).getByRole('button', { name: 'Add this leg' }).click()
    await expect(sheet(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Change the leg from FRA to HND' })).toBeVisible()
  })
  await test.step('the same pass again adds nothing', async () => {
    await page.getByRole('button', { name: 'Scan a boarding pass' }).click()
    await files().setInputFiles(await picture(twoLegs, 'PDF417'))
    await expect(sheet(page).getByText('Your trip has this flight already: CDG to FRA.')).toBeVisible()
  })
  expect(sent).toEqual([])
})

test('the code of a form is read at the till, shown, and kept on the form', async ({ page }) => {
  await page.goto('/trip')
  await buy(page, { amount: '1250', shop: 'Printemps', passport: 'Mei' })
  await page.getByRole('tab', { name: /^Forms/ }).click()
  await page.getByRole('button', { name: /^Form issued by Printemps/ }).click()
  await page.getByRole('link', { name: 'Check it at the till' }).click()
  await page.getByRole('button', { name: 'Scan it into my trip' }).click()
  await page.locator('input[type=file]').setInputFiles(await picture(passText([leg]), 'PDF417'))
  await expect(sheet(page).getByText(/^This code is none of a form/)).toBeVisible()
  await page.locator('input[type=file]').setInputFiles(await picture('20261125-FR-0001234567', 'Code128'))
  await expect(sheet(page)).toHaveCount(0)
  await expect(page.getByText('Read: 20261125-FR-0001234567')).toBeVisible()
  await expectSound(page)
  await page.getByRole('button', { name: 'Keep it' }).click()
  await expect(page.getByText('On the form: 20261125-FR-0001234567')).toBeVisible()
})

test('where the reader does not come it is said, and it is asked for again', async ({ page }) => {
  await page.route('**/*.wasm', (route) => route.abort())
  await page.goto('/trip')
  await buy(page, { amount: '1250', shop: 'Printemps', passport: 'Mei' })
  await page.goto('/trip?exit')
  await page.getByRole('button', { name: 'Scan a boarding pass' }).click()
  await expect(sheet(page).getByText(/^The reader did not come/)).toBeVisible()
  await page.unroute('**/*.wasm')
  await sheet(page).getByRole('button', { name: 'Try again' }).click()
  await page.locator('input[type=file]').setInputFiles(await picture(passText([leg]), 'QRCode'))
  await expect(sheet(page).getByLabel('From', { exact: true })).toHaveValue('CDG')
})

/**
 * Simulates a camera that sees this picture. The page keeps the stream, so that the test can check whether it has
 * ended.
 */
async function seeThrough(page: Page, { buffer }: { buffer: Buffer }) {
  await page.addInitScript(
    (source) => {
      const tracks: MediaStreamTrack[] = []
      Object.assign(window, { cameraTracks: tracks })
      navigator.mediaDevices.getUserMedia = async () => {
        const image = new Image()
        image.src = source
        await image.decode()
        const canvas = Object.assign(document.createElement('canvas'), { width: 960, height: 720 })
        const context = canvas.getContext('2d')!
        const draw = () => {
          context.fillStyle = '#fff'
          context.fillRect(0, 0, 960, 720)
          context.drawImage(image, 200, 120)
        }
        draw()
        setInterval(draw, 100)
        const stream = canvas.captureStream(10)
        tracks.push(...stream.getTracks())
        return stream
      }
    },
    `data:image/png;base64,${buffer.toString('base64')}`,
  )
}
const liveTracks = (page: Page) =>
  page.evaluate(
    () =>
      (window as unknown as { cameraTracks: MediaStreamTrack[] }).cameraTracks.filter(
        ({ readyState }) => readyState === 'live',
      ).length,
  )

test('the camera reads a pass by keyboard alone, and ends with it, with Escape and with Back', async ({
  page,
}) => {
  const scan = page.getByRole('button', { name: 'Scan a boarding pass' })
  await page.setViewportSize({ width: 320, height: 640 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await seeThrough(page, await picture('7612345678900', 'QRCode'))
  await page.goto('/trip?exit')
  for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await scan.press('Enter')
    await expect(sheet(page).getByRole('alert')).toHaveText(/^This code is no boarding pass/)
    expect(await liveTracks(page)).toBe(1)
    await expectSound(page)
    await close()
    await expect(sheet(page)).toBeHidden()
    expect(await liveTracks(page)).toBe(0)
    await expect(scan).toBeFocused()
  }
  await seeThrough(page, await picture(passText([leg]), 'Aztec'))
  await page.reload()
  await scan.press('Enter')
  await expect(sheet(page).getByLabel('From', { exact: true })).toHaveValue('CDG')
  expect(await liveTracks(page)).toBe(0)
})

test('without a camera a picture is asked for', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  await page.goto('/trip?exit')
  await page.getByRole('button', { name: 'Scan a boarding pass' }).click()
  await expect(sheet(page).getByRole('status')).toHaveText(
    /^The camera is not allowed here\. Choose a picture/,
  )
})

test('after the first scan a pass is read without a network', async ({ page, line }) => {
  const from = sheet(page).getByLabel('From', { exact: true })
  const readPass = async (text: string) => {
    await page.getByRole('button', { name: 'Scan a boarding pass' }).click()
    await page.locator('input[type=file]').setInputFiles(await picture(text, 'Aztec'))
  }
  await visitOnce(page, line)
  await page.goto(`${line.url}/trip?exit`)
  await readPass(passText([leg]))
  await expect(from).toHaveValue('CDG')
  await page.keyboard.press('Escape')
  await waitUntilClosed(page)
  await line.cut()
  await page.goto(`${line.url}/trip?exit`)
  await readPass(passText([{ ...leg, from: 'ORY' }]))
  await expect(from).toHaveValue('ORY')
})
