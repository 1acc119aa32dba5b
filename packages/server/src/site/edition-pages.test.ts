import { editionDay } from '@retour/domain/vat/edition-on-day'
import { rulesEditions } from '@retour/domain/vat/rules'
import { refundLocations, shippedLocations } from '@retour/domain/places/refund-locations'
import type { DeskPlace } from '@retour/domain/wire/places'
import type { DeskEditions, PagesStatus } from '@retour/domain/wire/rules'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDesk, type DeskApp, type Member } from '#server/desk/testing/open-desk'
import { until } from '#server/testing/until'
import { createEditionPages } from './edition-pages.ts'
import { createPagesBuilder } from './order-pages.ts'
import { makeSmallPages } from './testing/small-pages.ts'

const { rules } = rulesEditions['guide-2025-05']

let pages: ReturnType<typeof makeSmallPages>
let desk: DeskApp
let [ana, owner]: Member[] = []
// Test files share what a process has loaded, so each number belongs to one edition.
let nextNumber = 8000

async function open(script = pages.script) {
  desk = await openDesk({}, { site: pages.site(), builder: createPagesBuilder(script) })
  ana = await desk.addMember('editor', 'Ana Editor')
  owner = await desk.addMember('owner', 'Olga Owner')
  await desk.run(`alter table app.rule_editions alter column number restart with ${nextNumber}`)
  nextNumber += 10
}
beforeEach(() => {
  pages = makeSmallPages()
})
afterEach(async () => {
  await desk.close()
  pages.remove()
})

/** Approves an edition with this minimum in Germany, from today on. */
async function approve(minimumPurchase: number) {
  const today = editionDay(desk.clock.now.getTime())
  const germany = {
    ...rules.germany,
    minimumPurchase,
    act: 'JStG',
    source: 'https://www.gesetze-im-internet.de/ustg_1980/__6.html',
    sourceName: 'VAT act',
    sourceKind: 'official',
    validFrom: today,
    checkedOn: today,
  }
  const body = { name: `Germany at ${minimumPurchase}`, effectiveOn: today, rules: { ...rules, germany } }
  const { id } = (await desk.call('/rules/drafts', { as: ana!, body })).body
  const approved = await desk.call(`/rules/drafts/${String(id)}/approve`, {
    as: owner!,
    body: { version: 1 },
  })
  expect(approved.status).toBe(200)
}
const read = async () => {
  const response = await desk.app.request('/')
  return { html: await response.text(), build: response.headers.get('Retour-Build') }
}
const status = async () =>
  ((await desk.call('/rules/editions', { as: owner! })).body as unknown as DeskEditions).pages as PagesStatus
const health = async () => (await (await desk.app.request('/health/ready')).json()) as object
const whole = () => pages.made().filter((name) => !name.startsWith('.'))
const checkEditions = () => desk.dependencies.pages!.checkEditions()
const waitUntilShown = (figure: string) => until(figure, async () => (await read()).html.includes(figure))

test('pages follow an edition of the desk as a whole, and bring its figures along', async () => {
  await open()
  const before = await read()
  expect(before.html).toBe('<html data-rules-edition="guide-2025-05" data-edition=""><p></p>Germany: EUR 50')
  expect(await status()).toMatchObject({ edition: 'guide-2025-05', behindSince: null, writingSince: null })
  await approve(70)
  await waitUntilShown('Germany: EUR 70')
  const after = await read()
  const { rulesEdition, edition } = (await (await desk.app.request('/config.json')).json()) as {
    rulesEdition: string
    edition: object
  }
  expect(after.html).toContain(`data-rules-edition="${rulesEdition}"`)
  const record = /data-edition="(?<json>[^"]*)"/.exec(after.html)?.groups?.json ?? ''
  expect(JSON.parse(record.replaceAll('&quot;', '"'))).toEqual(edition)
  expect(after.build).not.toBe(before.build)
  expect(await status()).toMatchObject({ edition: rulesEdition, name: 'Germany at 70', behindSince: null })
  expect(await health()).not.toHaveProperty('pagesBehind')

  // A process that starts later finds them.
  const { dependencies } = desk
  const later = createEditionPages({
    ...dependencies,
    ...pages.site(),
    builder: {
      missing: () => null,
      build: () => Promise.reject(new Error('nothing is to be written')),
    },
  })
  await later.checkEditions()
  expect(later.status()).toMatchObject({ edition: rulesEdition, failure: null })
  later.close()

  await approve(80)
  await waitUntilShown('Germany: EUR 80')
})

test('where writing fails the pages before stay and say so, and it is tried again later and later', async () => {
  await open()
  pages.does('fail')
  await approve(71)
  const failed = await until('a failure', async () => (await status()).failure)
  expect(failed).toMatchObject({ reason: 'Error: the fonts are missing', tries: 1 })
  const { html } = await read()
  expect(html).toContain('Germany: EUR 50')
  expect(html).toContain('the calculator computes with “Germany at 71”')
  expect(await health()).toMatchObject({ status: 'ready', pagesBehind: { edition: 'guide-2025-05' } })
  expect(desk.logLines.join('\n')).toContain('the fonts are missing')
  expect(pages.made()).toEqual([])

  await checkEditions()
  expect(await status()).toMatchObject({ writingSince: null, failure: { tries: 1 } })
  desk.clock.pass(60_000)
  await checkEditions()
  const again = await until('another failure', async () => {
    const { failure } = await status()
    return failure?.tries === 2 ? failure : null
  })
  expect(Date.parse(again.nextTryAt) - desk.clock.now.getTime()).toBe(120_000)
  pages.does('whole')
  desk.clock.pass(120_000)
  await checkEditions()
  await waitUntilShown('Germany: EUR 71')
  expect((await read()).html).toContain('<p></p>')
  expect(await status()).toMatchObject({ failure: null, behindSince: null })
})

test('what was being written when its process was killed is never shown, and goes', async () => {
  await open()
  pages.does('hang')
  await approve(72)
  const draft = await until('a draft', () => pages.made().find((name) => name.startsWith('.draft-')))
  expect(await status()).toMatchObject({ edition: 'guide-2025-05', failure: null })
  expect((await status()).writingSince).not.toBeNull()
  process.kill(Number(/^\.draft-(?<pid>\d+)-/.exec(draft)?.groups?.pid), 'SIGKILL')
  const { reason } = await until('a failure', async () => (await status()).failure)
  expect(reason).toBe('it was ended by SIGKILL')
  expect((await read()).html).toContain('Germany: EUR 50')
  expect(whole()).toEqual([])
  pages.does('whole')
  desk.clock.pass(60_000)
  await checkEditions()
  await waitUntilShown('Germany: EUR 72')
  expect(pages.made()).toEqual(whole())
})

test('a server without the tools of the build says so and keeps its pages', async () => {
  await open('/nowhere/write-edition.ts')
  await approve(73)
  expect(await status()).toMatchObject({ edition: 'guide-2025-05', missing: 'the sources of the build' })
  expect((await read()).html).toMatch(/Germany at 73.*EUR 50/)
  expect(await health()).toHaveProperty('pagesBehind')
  expect(desk.logLines.filter((line) => line.includes('cannot be written anew by this server'))).toHaveLength(
    1,
  )
})

const phoneOf = async () =>
  (await desk.run(`select phone from public.refund_offices where id = $1`, [officeId]))[0]?.phone
const officeId = shippedLocations[0]!.id
/** Changes the phone number of a location at the desk. */
async function changePhone(phone: string) {
  const { facts } = (await desk.call(`/places/${officeId}`, { as: owner! })).body as unknown as DeskPlace
  const seen = facts.find(({ field }) => field === 'phone')!.mark
  const body = { change: { field: 'phone', value: phone }, seen, reason: 'They told us.' }
  const changed = await desk.call(`/places/${officeId}/changes`, { as: owner!, body })
  expect(changed.status).toBe(200)
  expect(await phoneOf()).toBe(phone)
}

test('pages follow what the desk changes of locations, at most every five minutes, and back', async () => {
  await open()
  await changePhone('+33 1 00 00 00 01')
  await checkEditions()
  await waitUntilShown('+33 1 00 00 00 01')
  expect(await status()).toMatchObject({ edition: 'guide-2025-05', name: null, behindSince: null })
  expect(refundLocations[0]).toMatchObject({ phone: '+33 1 00 00 00 01' })
  expect(shippedLocations[0]?.phone).not.toBe('+33 1 00 00 00 01')

  await changePhone('+33 1 00 00 00 02')
  await checkEditions()
  expect((await status()).writingSince).toBeNull()
  desk.clock.pass(5 * 60_000)
  await checkEditions()
  await waitUntilShown('+33 1 00 00 00 02')

  // An edition is written at once, and the locations with it.
  await approve(75)
  await waitUntilShown('Germany: EUR 75')
  expect((await read()).html).toContain('+33 1 00 00 00 02')
})

test('once every change is taken back the pages of the build are shown', async () => {
  await open()
  await changePhone('+33 1 00 00 00 03')
  await checkEditions()
  await waitUntilShown('+33 1 00 00 00 03')
  const { changes } = (await desk.call(`/places/${officeId}`, { as: owner! })).body as unknown as DeskPlace
  await desk.call(`/places/${officeId}/changes/${changes[0]!.id}/take-back`, { as: owner!, body: {} })
  await checkEditions()
  expect((await read()).html).toContain('<p></p>Germany: EUR 50')
  expect((await read()).html).not.toContain('+33 1')
  expect(refundLocations[0]).toEqual(shippedLocations[0])
})

test('who stops ends what is being written', async () => {
  await open()
  pages.does('hang')
  await approve(74)
  const draft = await until('a draft', () => pages.made().find((name) => name.startsWith('.draft-')))
  const pid = Number(/^\.draft-(?<pid>\d+)-/.exec(draft)?.groups?.pid)
  desk.dependencies.pages!.close()
  await until('its end', () => {
    try {
      return !process.kill(pid, 0)
    } catch {
      return true
    }
  })
  expect(desk.logLines.join('\n')).not.toContain('could not be written')
})
