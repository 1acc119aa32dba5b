import { recheckAfterDays } from '@retour/domain/vat/rules-to-check'
import type { DeskRules } from '@retour/domain/wire/rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startLoopbackSmtp, type LoopbackSmtp } from '#server/mail/testing/loopback-smtp'
import { startQueue } from '#server/mail/testing/start-queue'
import { readDeskChecks } from '#server/rules/rule-checks'
import { writeRulesAlarm } from '#server/rules/rules-alarm'
import { openDesk, type DeskApp, type Member } from './testing/open-desk.ts'

const dayMs = 86_400_000
const read = 'https://www.adm.gov.it/portale/otello'
const italy = 'italy.rate-and-minimum'

let desk: DeskApp
let smtp: LoopbackSmtp
let ines: Member
beforeAll(async () => {
  desk = await openDesk()
  smtp = await startLoopbackSmtp()
  ines = await desk.addMember('editor', 'Ines Editor')
})
afterAll(async () => {
  await desk?.close()
  await smtp?.close()
})

const list = async (as = ines) => (await desk.call('/rules', { as })).body as unknown as DeskRules
const note = (record: string, as = ines, more: object = {}) =>
  desk.call('/rules/checks', {
    as,
    body: { record, source: read, note: 'read the page', ...more },
    from: '198.51.100.7',
  })
const ruleOf = async (id: string) => (await list()).rules.find((rule) => rule.id === id)!
const later = (days: number) => new Date(Date.now() + days * dayMs)

describe('rules at the desk', () => {
  test('every record is listed with where it was read, what asks for a look first', async () => {
    const { rules, today, mayCheck } = await list()
    expect([today, mayCheck]).toEqual([desk.clock.now.toISOString().slice(0, 10), true])
    expect(rules.find(({ id }) => id === italy)).toMatchObject({
      name: 'Italy: rate and minimum',
      sources: [{ name: 'Italian customs (ADM), OTELLO and the conditions', url: expect.any(String) }],
      lastCheck: null,
    })
    expect(rules.filter(({ sources }) => sources.length === 0).map(({ id }) => id)).toEqual([
      'italy.missed-stamp',
    ])
    const asks = rules.map(({ overdue }) => overdue !== null)
    expect(asks).toEqual(asks.toSorted((one, other) => Number(other) - Number(one)))
  })

  test('a look of today is kept with who, where and when, noted in the audit log, and the newest one counts', async () => {
    expect((await note(italy)).status).toBe(200)
    desk.clock.pass(1000)
    expect((await note(italy, ines, { note: ' again ' })).status).toBe(200)
    const at = desk.clock.now.toISOString()
    expect(await ruleOf(italy)).toMatchObject({
      checkedOn: at.slice(0, 10),
      overdue: null,
      lastCheck: { at, name: 'Ines Editor', source: read, note: 'again' },
    })
    expect(await readDeskChecks(desk.dependencies.database)).toEqual({ [italy]: at.slice(0, 10) })
    const noted = await desk.run(
      `select actor_id, after, from_where from app.audit_log where action = 'rule.check' order by id desc limit 1`,
    )
    expect(noted).toEqual([
      { actor_id: ines.id, after: { record: italy, source: read }, from_where: '198.51.100.7' },
    ])
  })

  test('a bad address, an unknown record and long words are refused and nothing is kept', async () => {
    const count = async () => (await desk.run('select from app.rule_checks')).length
    const before = await count()
    for (const source of ['', 'ftp://a.example/x', 'https://x', 'https://a.example/a b', 'the law'])
      expect((await note(italy, ines, { source })).status).toBe(400)
    expect((await note(italy, ines, { note: 'x'.repeat(501) })).status).toBe(400)
    expect((await note('nothing.of-it')).body.code).toBe('unknown_rule')
    expect(await count()).toBe(before)
  })

  test('auditors only read, dispatchers see nothing, and what was noted is changed by nobody', async () => {
    const [auditor, dispatcher, owner] = [
      await desk.addMember('auditor'),
      await desk.addMember('dispatcher'),
      await desk.addMember('owner'),
    ]
    expect((await list(auditor)).mayCheck).toBe(false)
    expect((await note(italy, auditor)).body.code).toBe('not_yours')
    expect((await desk.call('/rules', { as: dispatcher })).status).toBe(403)
    expect((await note(italy, dispatcher)).status).toBe(403)
    expect((await desk.call('/rules', { as: await desk.addAccount('editor') })).status).toBe(403)
    expect((await note('deadline', owner)).status).toBe(200)
    for (const text of [
      'update app.rule_checks set note = note',
      'delete from app.rule_checks',
      'truncate app.rule_checks',
    ])
      await expect(desk.run(text)).rejects.toThrow('only grows')
  })
})

describe('the mail about what nobody has looked at', () => {
  const alarms = () =>
    desk.run(`select created_at, payload from app.outgoing_mail where kind = 'rules-overdue' order by 1`)

  test('comes once a week while anything is overdue, whoever writes at once, and leads to the desk', async () => {
    const { database } = desk.dependencies
    const day = later(recheckAfterDays + 40)
    const written = await Promise.all([1, 2, 3].map(() => writeRulesAlarm(database, day)))
    expect(written.filter(Boolean)).toHaveLength(1)
    expect(await writeRulesAlarm(database, new Date(day.getTime() + 7 * dayMs - 1000))).toBe(false)
    expect(await writeRulesAlarm(database, new Date(day.getTime() + 7 * dayMs))).toBe(true)
    expect(await alarms()).toHaveLength(2)
    expect((await list()).lastAlarmAt).toBe(new Date(day.getTime() + 7 * dayMs).toISOString())

    await using running = await startQueue(database, {
      smtpUrl: smtp.url,
      operatorEmail: 'desk@retour.example',
    })
    await running.until('mail sent')
    const [mail] = smtp.accepted()
    expect(mail?.recipients).toEqual(['desk@retour.example'])
    expect(mail?.mail.text).toContain('/desk?part=rules&show=overdue')
    expect(mail?.mail.text).toContain('Italy: rate and minimum')
  })

  test('is not written while all was looked at', async () => {
    await desk.run(`delete from app.outgoing_mail where kind = 'rules-overdue'`)
    for (const { id } of (await list()).rules) expect((await note(id)).status).toBe(200)
    expect(await writeRulesAlarm(desk.dependencies.database, desk.clock.now)).toBe(false)
    expect(await alarms()).toEqual([])
  })
})
