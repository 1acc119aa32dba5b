import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDesk, type DeskApp, type Member } from './testing/open-desk.ts'
import { manageStaff } from './manage-staff.ts'

let desk: DeskApp
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

const manage = (words: string) => manageStaff(desk.dependencies.database, words, desk.clock.now)
const auditOf = async ({ id }: Member) =>
  desk.run(
    'select actor_kind, action, before, after, from_where from app.audit_log where subject_id = $1 order by id',
    [id],
  )

test('an account becomes staff, changes its role, and leaves, each with its line in the audit log', async () => {
  const member = await desk.addAccount()
  expect(await manage(`add ${member.email.toUpperCase()} dispatcher`)).toEqual({
    added: member.email,
    role: 'dispatcher',
    before: null,
  })
  expect((await desk.call('/me', { as: member })).body).toMatchObject({
    role: 'dispatcher',
    secondFactor: 'missing',
  })
  expect(await manage(`add ${member.email} owner`)).toEqual({
    added: member.email,
    role: 'owner',
    before: 'dispatcher',
  })
  expect(await manage('list')).toEqual({
    staff: [
      { email: member.email, role: 'owner', since: desk.clock.now.toISOString(), hasSecondFactor: false },
    ],
  })
  expect(await manage(`remove ${member.email}`)).toEqual({ removed: member.email })
  expect((await desk.call('/me', { as: member })).status).toBe(404)
  const byCommand = { actor_kind: 'operator', from_where: 'command' }
  expect(await auditOf(member)).toEqual([
    { ...byCommand, action: 'staff.add', before: null, after: { role: 'dispatcher' } },
    { ...byCommand, action: 'staff.change', before: { role: 'dispatcher' }, after: { role: 'owner' } },
    { ...byCommand, action: 'staff.remove', before: { role: 'owner' }, after: null },
  ])
})

test('a lost second factor is set up anew; until then the desk is closed', async () => {
  const member = await desk.addMember('owner')
  await manage(`reset ${member.email}`)
  expect((await desk.call('/me', { as: member })).body).toMatchObject({ secondFactor: 'missing' })
  const [code = ''] = member.recoveryCodes
  expect((await desk.call('/second-factor', { as: member, body: { code } })).status).toBe(422)
  expect((await desk.call('/second-factor/enrolment', { as: member, body: {} })).status).toBe(200)
})

test.each([
  ['', 'say list, add'],
  ['list all', 'say list, add'],
  ['add ada@mail.example', 'say list, add'],
  ['add ada owner', 'is no email address'],
  ['add nobody@mail.example owner', 'has no confirmed account'],
  ['remove nobody@mail.example', 'is not staff'],
  ['reset nobody@mail.example', 'is not staff'],
])('%j is refused', async (words, expected) => {
  await expect(manage(words)).rejects.toThrow(expected)
})

test('a role that there is not is refused with those that there are', async () => {
  const { email } = await desk.addAccount()
  await expect(manage(`add ${email} admin`)).rejects.toThrow('owner, dispatcher, editor, auditor')
})
