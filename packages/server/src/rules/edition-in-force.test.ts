import { daysAfter } from '@retour/domain/vat/days-after'
import { editionDay } from '@retour/domain/vat/edition-on-day'
import { rulesEditions } from '@retour/domain/vat/rules'
import type { PublicConfig } from '@retour/domain/wire/public-config'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createConcierge } from '#server/assistant/concierge'
import { makePerson } from '#server/database/testing/make-person'
import { openDesk, type DeskApp, type Member } from '#server/desk/testing/open-desk'
import type { SignedInClaims } from '#server/gate/access-token'
import { startQueue } from '#server/mail/testing/start-queue'
import { createEditionInForce } from './edition-in-force.ts'

const { rules } = rulesEditions['guide-2025-05']
const dayMs = 86_400_000

let desk: DeskApp
let [ana, owner]: Member[] = []
beforeAll(async () => {
  desk = await openDesk()
  ana = await desk.addMember('editor', 'Ana Editor')
  owner = await desk.addMember('owner', 'Olga Owner')
  // Test files share what a process has loaded, so each number belongs to one edition.
  await desk.run(`alter table app.rule_editions alter column number restart with 7000`)
})
afterAll(() => desk?.close())

const today = () => editionDay(desk.clock.now.getTime())
/** Approves an edition with this minimum in Germany, from a day in the future, drafted by Ana and approved by Olga. */
async function approve(name: string, minimumPurchase: number, daysAhead: number) {
  const germany = {
    ...rules.germany,
    minimumPurchase,
    comparison: 'more-than',
    act: 'JStG',
    source: 'https://www.gesetze-im-internet.de/ustg_1980/__6.html',
    sourceName: 'VAT act',
    sourceKind: 'official',
    validFrom: today(),
    checkedOn: today(),
  }
  const body = { name, effectiveOn: daysAfter(today(), daysAhead), rules: { ...rules, germany } }
  const { id } = (await desk.call('/rules/drafts', { as: ana!, body })).body
  const approved = await desk.call(`/rules/drafts/${String(id)}/approve`, {
    as: owner!,
    body: { version: 1 },
  })
  expect(approved.status).toBe(200)
}
const config = async () => (await (await desk.app.request('/config.json')).json()) as PublicConfig
const leave = async (email: string, calculatedOn: string) =>
  (
    await desk.run(
      `insert into public.leads (email, full_name, purchase_amount, vat_amount, refund_amount, is_eligible, currency, country, calculated_on)
        values ($1, 'Mei Tanaka', 60, 1, 1, true, 'EUR', 'germany', $2) returning is_eligible, refund_amount::float as refund`,
      [email, calculatedOn],
    )
  )[0]

test('an edition of the desk is computed with from its day on, by every process, the database, mails and the assistant', async () => {
  expect(await config()).toMatchObject({ rulesEdition: 'guide-2025-05' })
  expect(await config()).not.toHaveProperty('edition')
  const elsewhere = createEditionInForce({
    database: desk.dependencies.database,
    now: () => desk.clock.now,
    shipped: 'law-2026-11',
  })
  expect(await elsewhere.read()).toBe('law-2026-11')
  expect(await leave('before@mail.example', today())).toEqual({ is_eligible: true, refund: 8.14 })

  await approve('Germany at seventy', 70, 0)
  await approve('Germany at eighty', 80, 1)
  expect(await elsewhere.read()).toBe('desk-7000')
  expect(await config()).toMatchObject({
    rulesEdition: 'desk-7000',
    edition: { id: 'desk-7000', name: 'Germany at seventy', rules: { germany: { minimumPurchase: 70 } } },
  })
  expect(await leave('after@mail.example', today())).toEqual({ is_eligible: false, refund: 0 })
  // Data that waited on a device has the edition of its day.
  expect(await leave('waited@mail.example', daysAfter(today(), -5))).toEqual({
    is_eligible: true,
    refund: 8.14,
  })

  const { database } = desk.dependencies
  await using running = await startQueue(database)
  await expect.poll(async () => (await running.readMailFolder()).length, { timeout: 20_000 }).toBe(3)
  const mails = (await running.readMailFolder()).map(({ mail }) => mail)
  const textTo = (name: string) =>
    mails.find(({ to }) => to?.[0]?.address === `${name}@mail.example`)?.text?.replaceAll(/\s+/g, ' ')
  expect(textTo('before')).toContain('Calculated with: Product guide, May 2025.')
  expect(textTo('after')).toContain(
    'Calculated with: Germany at seventy. VAT 19%, a purchase of more than EUR 70.00',
  )
  expect(textTo('waited')).toContain('Calculated with: Product guide, May 2025.')

  const concierge = createConcierge({
    ...desk.dependencies,
    limits: { take: () => Promise.reject(new Error('no model is asked')) },
  })
  const person = await makePerson(database)
  const claims = { ...person, session_id: crypto.randomUUID(), exp: 4_000_000_000 } as SignedInClaims
  const ask = () =>
    concierge.answer({ claims, message: 'How much do I get for 75 euros in Germany?', earlier: [] })
  expect(await ask()).toMatch(/EUR 10\.18[\s\S]*Germany at seventy/)

  desk.clock.pass(dayMs)
  expect(await config()).toMatchObject({ rulesEdition: 'desk-7001' })
  expect(await ask()).toMatch(/80[\s\S]*Germany at eighty/)
})

test('while the database is away the edition that it told last is computed with', async () => {
  const { own } = desk.dependencies.database
  let isAway = false
  const database = {
    get own() {
      if (isAway) throw new Error('away')
      return own
    },
  }
  const edition = createEditionInForce({ database, now: () => desk.clock.now, shipped: 'guide-2025-05' })
  expect(await edition.read()).toBe('desk-7001')
  isAway = true
  expect(await edition.read()).toBe('desk-7001')
})
