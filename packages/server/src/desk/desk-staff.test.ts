import type { DeskStaff } from '@retour/domain/wire/staff'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDesk, type DeskApp, type Member } from './testing/open-desk.ts'

let desk: DeskApp
let olga: Member
beforeAll(async () => {
  desk = await openDesk()
  olga = await desk.addMember('owner', 'Olga Weiss')
})
afterAll(() => desk.close())

const list = async (as = olga) => (await desk.call('/staff', { as })).body as unknown as DeskStaff
const add = (email: string, role: string, as = olga) => desk.call('/staff', { as, body: { email, role } })
const change = (id: string, body: object, as = olga) => desk.call(`/staff/${id}`, { as, body })
const auditOf = async (id: string) =>
  (
    await desk.run(
      'select action, before, after, actor_id as by from app.audit_log where subject_id = $1 and actor_id <> $1 order by id',
      [id],
    )
  ).map(({ action, before, after, by }) => ({ action, before, after, by }))

describe('staff at the desk', () => {
  test('are listed to owners and auditors, and told others that it is not theirs', async () => {
    const auditor = await desk.addMember('auditor')
    expect(await list(auditor)).toMatchObject({ mayChange: false })
    const { staff, mayChange } = await list()
    expect(mayChange).toBe(true)
    expect(staff[0]).toEqual({
      id: olga.id,
      email: olga.email,
      name: 'Olga Weiss',
      role: 'owner',
      addedAt: expect.any(String),
      hasSecondFactor: true,
    })
    for (const role of ['dispatcher', 'editor'] as const)
      expect(await desk.call('/staff', { as: await desk.addMember(role) })).toMatchObject({
        status: 403,
        body: { code: 'not_yours' },
      })
    expect((await desk.call('/staff', { as: await desk.addAccount() })).status).toBe(404)
    expect((await desk.call('/staff', { as: await desk.addAccount('owner') })).status).toBe(403)
  })

  test('an owner adds an account in whatever letters, gives another role and takes it away, each in the audit log', async () => {
    const ben = await desk.addAccount(undefined, 'Ben Martin')
    expect((await add(` ${ben.email.toUpperCase()} `, 'editor')).status).toBe(200)
    expect((await list()).staff.find(({ id }) => id === ben.id)).toMatchObject({
      role: 'editor',
      hasSecondFactor: false,
    })
    expect(await add(ben.email, 'owner')).toMatchObject({ status: 409, body: { code: 'is_staff' } })
    expect((await change(ben.id, { verb: 'change', role: 'dispatcher' })).status).toBe(200)
    expect((await desk.call('/me', { as: ben })).body).toMatchObject({ role: 'dispatcher' })
    expect((await change(ben.id, { verb: 'remove' })).status).toBe(200)
    expect((await desk.call('/me', { as: ben })).status).toBe(404)
    expect(await change(ben.id, { verb: 'remove' })).toMatchObject({
      status: 404,
      body: { code: 'unknown_staff' },
    })
    expect(await auditOf(ben.id)).toEqual([
      { action: 'staff.add', before: null, after: { role: 'editor' }, by: olga.id },
      { action: 'staff.change', before: { role: 'editor' }, after: { role: 'dispatcher' }, by: olga.id },
      { action: 'staff.remove', before: { role: 'dispatcher' }, after: null, by: olga.id },
    ])
  })

  test('who has lost the second factor enrols another one, and is out until then', async () => {
    const ana = await desk.addMember('dispatcher', 'Ana Ruiz')
    expect((await desk.call('/rides', { as: ana })).status).toBe(200)
    expect((await change(ana.id, { verb: 'reset' })).status).toBe(200)
    expect((await desk.call('/rides', { as: ana })).status).toBe(403)
    expect((await desk.call('/me', { as: ana })).body).toMatchObject({ secondFactor: 'missing' })
    expect((await desk.call('/second-factor/enrolment', { as: ana, body: {} })).status).toBe(200)
    expect(await auditOf(ana.id)).toEqual([
      { action: 'second-factor.reset', before: null, after: null, by: olga.id },
    ])
  })

  test('nobody changes themselves, and of two owners who remove each other at once one is left', async () => {
    for (const body of [{ verb: 'change', role: 'editor' }, { verb: 'remove' }, { verb: 'reset' }])
      expect(await change(olga.id, body)).toMatchObject({ status: 409, body: { code: 'oneself' } })
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = [await desk.addMember('owner'), await desk.addMember('owner')]
      const answers = await Promise.all([
        change(other.id, { verb: 'remove' }, one),
        change(one.id, { verb: 'remove' }, other),
      ])
      const left = (await list()).staff.filter(({ id }) => id === one.id || id === other.id)
      expect(left).toHaveLength(1)
      expect(answers.map(({ status }) => status)).toContain(200)
      expect((await change(left[0]!.id, { verb: 'remove' })).status).toBe(200)
    }
  })

  test('what cannot be is refused in words', async () => {
    expect(await add('nobody@mail.example', 'editor')).toMatchObject({
      status: 422,
      body: { code: 'no_account' },
    })
    expect(await add('nobody', 'editor')).toMatchObject({ status: 422, body: { code: 'no_address' } })
    expect((await add('nobody@mail.example', 'king')).status).toBe(400)
    expect((await change(olga.id, { verb: 'promote' })).status).toBe(400)
    expect((await change('x', { verb: 'remove' })).status).toBe(404)
    const auditor = await desk.addMember('auditor')
    expect(await add(olga.email, 'editor', auditor)).toMatchObject({
      status: 403,
      body: { code: 'not_yours' },
    })
    expect((await change(olga.id, { verb: 'remove' }, auditor)).status).toBe(403)
  })
})
