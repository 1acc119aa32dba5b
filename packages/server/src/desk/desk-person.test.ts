import type { PersonCopy, PersonErased, PersonPreview } from '@retour/domain/wire/people'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makePerson } from '#server/database/testing/make-person'
import { submitBooking } from '#server/mail/testing/leave-booking'
import { submitLead } from '#server/mail/testing/leave-lead'
import { openDesk, type DeskApp, type Member } from './testing/open-desk.ts'

let desk: DeskApp
let owner: Member
beforeAll(async () => {
  desk = await openDesk()
  owner = await desk.addMember('owner', 'Olga Sarti')
})
afterAll(() => desk.close())

type Answers = { look: PersonPreview; copy: PersonCopy; erase: PersonErased }
const ask = async <What extends keyof Answers>(what: What, body: object, as = owner) => {
  const { status, body: answer } = await desk.call(`/people/${what}`, { as, body, from: '198.51.100.7' })
  return { status, body: answer as unknown as Answers[What] & { code?: string } }
}
const look = (email: string) => ask('look', { email })
const copy = (email: string) => ask('copy', { email })
const erase = (email: string, typed = email) => ask('erase', { email, typed })
const filled = (rows: Record<string, number>) =>
  Object.fromEntries(Object.entries(rows).filter(([, count]) => count > 0))
const audit = (action: string) =>
  desk.run(
    'select actor_kind, actor_id, subject_id, before, after, from_where from app.audit_log where action = $1 order by id',
    [action],
  )

/** Adds an account with a calculation and a ride. */
async function addPerson(fullName: string) {
  const { database } = desk.dependencies
  const person = await makePerson(database, { fullName })
  await submitLead(database, person.email, fullName)
  await submitBooking(database, { email: person.email })
  return person
}

describe('a person at the desk', () => {
  test('is looked at, copied and erased by owners alone', async () => {
    const { email } = await addPerson('Ada Example')
    const others = [
      await desk.addMember('dispatcher'),
      await desk.addMember('auditor'),
      await desk.addMember('editor'),
      await desk.addAccount('owner'),
    ]
    for (const member of others)
      for (const what of ['look', 'copy', 'erase'] as const)
        expect((await ask(what, { email, ...(what === 'erase' && { typed: email }) }, member)).status).toBe(
          403,
        )
    expect((await ask('look', { email }, await desk.addAccount())).status).toBe(404)
    expect((await look(email)).status).toBe(200)
    expect(await audit('person.erase')).toEqual([])
  })

  test('is shown with what erasing would take away, which then it does, and with what stays', async () => {
    const { sub, email } = await addPerson('Ben Example')
    const { body: seen } = await look(` ${email.toUpperCase()} `)
    expect(seen).toMatchObject({ email, isStaff: false })
    expect(filled(seen.erased)).toMatchObject({
      'public.leads': 1,
      'public.bookings': 1,
      'app.rides': 1,
      'auth.users': 1,
    })
    expect(seen.kept).toContainEqual({ what: 'audit-log', count: 0 })
    expect(seen.kept).toContainEqual({ what: 'backups', count: null })
    expect((await look(email)).body).toEqual(seen)

    const { status, body: erased } = await erase(email)
    expect(status).toBe(200)
    expect(erased.rows).toEqual(seen.erased)
    expect(erased.mailFiles).toBe(seen.mailFiles)
    expect(filled((await look(email)).body.erased)).toEqual({})
    const [line] = await audit('person.erase')
    expect(line).toEqual({
      actor_kind: 'staff',
      actor_id: owner.id,
      subject_id: sub,
      before: null,
      after: filled(seen.erased),
      from_where: '198.51.100.7',
    })
    expect(JSON.stringify(await desk.run('select * from app.audit_log'))).not.toContain(email)
  })

  test('counts what stays: lines of the audit log, mail that was delivered, accounts that meant to take the address', async () => {
    const { sub, email } = await addPerson('Cleo Example')
    await desk.run(
      `insert into app.audit_log (actor_kind, action, subject_id, from_where) values ('operator', 'staff.add', $1, 'command')`,
      [sub],
    )
    await desk.run(
      `update app.outgoing_mail set state = 'sent' where recipient = $1 and kind = 'refund-guide'`,
      [email],
    )
    const other = await makePerson(desk.dependencies.database)
    await desk.run('update auth.users set email_change = $1 where id = $2', [email, other.sub])
    const { kept } = (await look(email)).body
    expect(kept).toEqual(
      expect.arrayContaining([
        { what: 'audit-log', count: 1 },
        { what: 'delivered-mail', count: 1 },
        { what: 'other-accounts', count: 1 },
      ]),
    )
    expect((await erase(email)).body.addressChanges).toBe(1)
    expect(await desk.run('select email_change from auth.users where id = $1', [other.sub])).toEqual([
      { email_change: null },
    ])
  })

  test('is copied whole, and the copy is noted', async () => {
    const { sub, email } = await addPerson('Dora Example')
    const { body } = await copy(email)
    expect(body).toMatchObject({ email, rows: { 'public.leads': [{ full_name: 'Dora Example' }] } })
    expect((await audit('person.copy')).at(-1)).toMatchObject({
      actor_id: owner.id,
      subject_id: sub,
      after: { 'public.leads': 1, 'public.bookings': 1 },
    })
  })

  test('is not erased unless the address is typed a second time', async () => {
    const { email } = await addPerson('Eve Example')
    for (const typed of ['', 'yes', `x${email}`, 'eve@mail.example'])
      expect(await erase(email, typed)).toMatchObject({ status: 422, body: { code: 'not_confirmed' } })
    expect((await look(email)).body.erased['auth.users']).toBe(1)
    expect((await erase(email, email.toUpperCase())).status).toBe(200)
  })

  test('who works at the desk is not erased there: nothing is lost', async () => {
    const { email, id } = await desk.addMember('dispatcher')
    await submitLead(desk.dependencies.database, email)
    expect((await look(email)).body.isStaff).toBe(true)
    expect(await erase(email)).toMatchObject({ status: 409, body: { code: 'is_staff' } })
    expect(await erase(owner.email)).toMatchObject({ status: 409 })
    expect((await look(email)).body.erased).toMatchObject({ 'public.leads': 1, 'app.staff': 1 })
    expect((await audit('person.erase')).some(({ subject_id }) => subject_id === id)).toBe(false)
  })

  test.each(['ada', '@', "' or true --", 'a@b c@d'])('%j is no address', async (email) => {
    expect(await look(email)).toMatchObject({ status: 422, body: { code: 'no_address' } })
    expect(await copy(email)).toMatchObject({ status: 422, body: { code: 'no_address' } })
    expect((await erase(email)).status).toBe(422)
  })
})
