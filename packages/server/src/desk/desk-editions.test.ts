import { daysAfter } from '@retour/domain/vat/days-after'
import { editionDay } from '@retour/domain/vat/edition-on-day'
import { rulesEditions } from '@retour/domain/vat/rules'
import type { VatRule } from '@retour/domain/vat/vat-rule'
import type { DeskEditions } from '@retour/domain/wire/rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDesk, type DeskApp, type Member } from './testing/open-desk.ts'

const { rules } = rulesEditions['guide-2025-05']

let desk: DeskApp
let [ana, ben]: Member[] = []
let owner: Member | undefined
beforeAll(async () => {
  desk = await openDesk()
  ana = await desk.addMember('editor', 'Ana Editor')
  ben = await desk.addMember('editor', 'Ben Editor')
  owner = await desk.addMember('owner', 'Olga Owner')
})
afterAll(() => desk?.close())

const today = () => editionDay(desk.clock.now.getTime())
/** Creates a draft with this minimum purchase for Italy, whose source was read today. */
const draftOf = (minimumPurchase: number, changes: Partial<VatRule> = {}, more: object = {}) => ({
  name: 'Italy at seventy',
  effectiveOn: daysAfter(today(), 7),
  rules: {
    ...rules,
    italy: {
      ...rules.italy,
      minimumPurchase,
      comparison: 'more-than',
      act: 'Law 213/2023',
      source: 'https://www.adm.gov.it/portale/otello',
      sourceName: 'Italian customs (ADM)',
      sourceKind: 'official',
      validFrom: '2024-02-01',
      checkedOn: today(),
      ...changes,
    },
  },
  ...more,
})
const list = async (as = ana!) => (await desk.call('/rules/editions', { as })).body as unknown as DeskEditions
const post = async (path: string, body: object, as = ana!) => {
  const answer = await desk.call(`/rules/drafts${path}`, { as, body, from: '198.51.100.7' })
  return { status: answer.status, code: answer.body.code, message: answer.body.message, id: answer.body.id }
}
const add = async (draft: object = draftOf(70), as = ana!) => String((await post('', draft, as)).id)
const change = (id: string, version: number, draft: object, as = ana!) =>
  post(`/${id}`, { version, draft }, as)
const approve = (id: string, version: number, as = ben!) => post(`/${id}/approve`, { version }, as)
const done = { status: 200 }

describe('drafts of an edition', () => {
  test('a draft is kept, changed from the version that was seen, and dropped; each is in the audit log', async () => {
    const id = await add()
    expect((await list()).drafts.find((draft) => draft.id === id)).toMatchObject({
      ...draftOf(70),
      version: 1,
      authors: ['Ana Editor'],
      isOwn: true,
    })
    expect(await change(id, 1, draftOf(71), ben)).toMatchObject(done)
    expect(await change(id, 1, draftOf(72))).toMatchObject({ status: 409, code: 'changed_meanwhile' })
    expect((await list()).drafts.find((draft) => draft.id === id)).toMatchObject({
      version: 2,
      authors: ['Ana Editor', 'Ben Editor'],
      rules: { italy: { minimumPurchase: 71 } },
    })
    expect(await post(`/${id}/drop`, { version: 2 })).toMatchObject(done)
    expect((await list()).drafts.map((draft) => draft.id)).not.toContain(id)
    expect(await change(id, 3, draftOf(73))).toMatchObject({ status: 409 })
    const noted = await desk.run(
      `select action, actor_id, (after ->> 'version')::int as version from app.audit_log where subject_id = $1 order by id`,
      [id],
    )
    expect(noted).toEqual([
      { action: 'rule-draft.add', actor_id: ana!.id, version: 1 },
      { action: 'rule-draft.change', actor_id: ben!.id, version: 2 },
      { action: 'rule-draft.drop', actor_id: ana!.id, version: 3 },
    ])
  })

  test('what is no edition is refused by the call, and by the database too', async () => {
    const bad: object[] = [
      draftOf(-1),
      draftOf(70, { rate: 22 }),
      draftOf(70, {}, { name: '' }),
      draftOf(70, {}, { effectiveOn: '2027-02-30' }),
      { ...draftOf(70), rules: { ...rules, greece: rules.italy } },
    ]
    for (const draft of bad) expect((await post('', draft)).status).toBe(400)
    const isEdition = async ({ rules: typed }: { rules: object }) =>
      (await desk.run('select app.is_edition($1::jsonb) as "is"', [JSON.stringify(typed)]))[0]?.is
    const four = await Promise.all(
      [...bad.slice(0, 2), bad[4], draftOf(70)].map((draft) => isEdition(draft as never)),
    )
    expect(four).toEqual([false, false, false, true])
  })

  test('auditors only read, dispatchers see nothing', async () => {
    const [auditor, dispatcher] = [await desk.addMember('auditor'), await desk.addMember('dispatcher')]
    const id = await add()
    expect((await list(auditor)).mayDraft).toBe(false)
    expect((await list(auditor)).drafts.map((draft) => draft.id)).toContain(id)
    expect((await desk.call('/rules/editions', { as: dispatcher })).status).toBe(403)
    for (const as of [auditor, dispatcher]) {
      expect((await post('', draftOf(70), as)).status).toBe(403)
      expect((await change(id, 1, draftOf(71), as)).status).toBe(403)
      expect((await approve(id, 1, as)).status).toBe(403)
      expect((await post(`/${id}/drop`, { version: 1 }, as)).status).toBe(403)
    }
  })
})

describe('an approval', () => {
  test('is of a second person, who has not written in it, and of what they saw', async () => {
    const id = await add()
    expect(await approve(id, 1, ana)).toMatchObject({ status: 422, code: 'second_person' })
    await change(id, 1, draftOf(80), ben)
    expect(await approve(id, 2, ben)).toMatchObject({ status: 422, code: 'second_person' })
    expect(await approve(id, 1, owner)).toMatchObject({ status: 409, code: 'changed_meanwhile' })
    expect(await approve(id, 2, owner)).toMatchObject(done)
    expect((await list()).editions[0]).toMatchObject({
      name: 'Italy at seventy',
      effectiveOn: daysAfter(today(), 7),
      authors: ['Ana Editor', 'Ben Editor'],
      approvedBy: 'Olga Owner',
      approvedAt: desk.clock.now.toISOString(),
      rules: { italy: { minimumPurchase: 80 } },
    })
    expect((await list()).drafts.map((draft) => draft.id)).not.toContain(id)
    expect(await approve(id, 3, owner)).toMatchObject({ status: 409 })
    const noted = await desk.run(
      `select actor_id, after ->> 'effectiveOn' as day from app.audit_log where action = 'edition.approve' and subject_id = $1`,
      [id],
    )
    expect(noted).toEqual([{ actor_id: owner!.id, day: daysAfter(today(), 7) }])
  })

  test('is refused while a change rests on too little', async () => {
    const weak = await add(draftOf(90, { sourceKind: 'secondary', act: undefined }))
    expect(await approve(weak, 1)).toMatchObject({ status: 422, code: 'not_ready', message: 'italy: no-law' })
    const early = await add(draftOf(90, {}, { effectiveOn: daysAfter(today(), -1) }))
    expect(await approve(early, 1)).toMatchObject({ code: 'not_ready', message: 'day-passed' })
  })

  test('compares with the edition that it would replace', async () => {
    const id = await add(draftOf(80, {}, { effectiveOn: daysAfter(today(), 8) }))
    expect(await approve(id, 1)).toMatchObject({ code: 'not_ready', message: 'unchanged' })
  })

  test('of many at once one is taken', async () => {
    const id = await add(draftOf(60), ana)
    const answers = await Promise.all([1, 2, 3, 4].map((n) => approve(id, 1, n % 2 ? ben : owner)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(3)
  })

  test('what was approved is changed by nobody, whoever asks the database', async () => {
    for (const text of [
      'update app.rule_editions set effective_on = effective_on + 1',
      'delete from app.rule_editions',
      'truncate app.rule_editions, app.rule_drafts',
      'delete from app.rule_drafts',
    ])
      await expect(desk.run(text)).rejects.toThrow('only grows')
    await expect(
      desk.run(`update app.rule_drafts set version = version + 1, name = 'other' where state = 'approved'`),
    ).rejects.toThrow('changes no more')
    const id = await add(draftOf(65))
    await expect(
      desk.run(`update app.rule_drafts set version = version + 1, state = 'approved' where id = $1`, [id]),
    ).rejects.toThrow('approved by its edition')
  })
})
