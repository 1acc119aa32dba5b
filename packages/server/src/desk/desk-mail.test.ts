import type { DeskMail, DeskMails, MailQueue } from '@retour/domain/wire/mail'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { makePerson } from '#server/database/testing/make-person'
import { submitBooking } from '#server/mail/testing/leave-booking'
import { describeFailure } from '#server/mail/mail-transport'
import { submitLead } from '#server/mail/testing/leave-lead'
import { startLoopbackSmtp, type LoopbackSmtp } from '#server/mail/testing/loopback-smtp'
import { startQueue } from '#server/mail/testing/start-queue'
import { openDesk, type DeskApp, type Member } from './testing/open-desk.ts'

let desk: DeskApp
let smtp: LoopbackSmtp
let ana: Member
let owner: Member
beforeAll(async () => {
  desk = await openDesk()
  smtp = await startLoopbackSmtp()
  ana = await desk.addMember('dispatcher', 'Ana Ruiz')
  owner = await desk.addMember('owner', 'Olga Sarti')
})
afterEach(() => desk.run('delete from app.outgoing_mail'))
afterAll(async () => {
  await desk?.close()
  await smtp?.close()
})

const send = (pace: { retryDelaySeconds?: number; retryDelayMaxSeconds?: number } = {}) =>
  startQueue(desk.dependencies.database, { smtpUrl: smtp.url, operatorEmail: 'desk@retour.example', pace })
const ask = (queue: MailQueue, as = ana, after = '') =>
  desk.call(`/mail?${new URLSearchParams({ queue, ...(after && { after }) }).toString()}`, { as })
const list = async (queue: MailQueue, as = ana) => (await ask(queue, as)).body as unknown as DeskMails
const actOn = async ({ id }: Pick<DeskMail, 'id'>, body: object, as = ana) => {
  const { status, body: answer } = await desk.call(`/mail/${id}`, { as, body, from: '198.51.100.7' })
  return { status, code: answer.code }
}
const retry = { verb: 'retry', reason: 'looked-at' }
const drop = { verb: 'drop', reason: 'wrong-address' }
const leave = async (email: string) => {
  await submitLead(desk.dependencies.database, email)
}
const auditOf = ({ id }: Pick<DeskMail, 'id'>) =>
  desk.run(
    'select actor_id, action, before, after, from_where from app.audit_log where subject_id = $1 order by id',
    [id],
  )
/** Creates a mail with a link that expires at `until`. */
async function leaveReset(until: string) {
  const { sub, email } = await makePerson(desk.dependencies.database)
  await desk.run(
    `insert into app.outgoing_mail (kind, recipient, user_id, state, payload, expires_at)
      values ('reset-password', $1, $2, 'held', '{"secret": "payload-secret"}', now() + $3::interval)`,
    [email, sub, until],
  )
}

describe('mail at the desk', () => {
  test('what was refused for good is listed with its reason, sent again when the mailbox is mended, and noted', async () => {
    smtp.setMode('refuse')
    await leave('mended@mail.example')
    await using running = await send()
    await running.until('mail given up')
    const { mails, counts, mayAct } = await list('over')
    expect(mails).toMatchObject([{ kind: 'refund-guide', recipient: 'mended@mail.example', state: 'dead' }])
    expect(mails[0]?.lastError).toContain('550')
    expect([counts, mayAct]).toEqual([{ held: 0, failed: 0, over: 1, waiting: 0 }, true])

    smtp.setMode('accept')
    expect(await actOn(mails[0]!, { verb: 'retry', reason: 'mailbox-mended' })).toMatchObject({ status: 200 })
    await running.until('mail sent')
    expect(smtp.accepted().map(({ recipients }) => recipients)).toContainEqual(['mended@mail.example'])
    expect(await auditOf(mails[0]!)).toEqual([
      {
        actor_id: ana.id,
        action: 'mail.retry',
        before: { state: 'dead', kind: 'refund-guide' },
        after: { state: 'waiting', reason: 'mailbox-mended' },
        from_where: '198.51.100.7',
      },
    ])
    expect(await actOn(mails[0]!, retry)).toEqual({ status: 409, code: 'not_now' })
    expect(await actOn(mails[0]!, drop)).toEqual({ status: 409, code: 'not_now' })
  })

  test('one that waits an hour for its next attempt is sent now, once', async () => {
    smtp.setMode('greylist')
    await leave('later@mail.example')
    await using running = await send({ retryDelaySeconds: 3600, retryDelayMaxSeconds: 3600 })
    await running.until('mail not sent yet')
    await expect.poll(async () => (await list('failed')).mails.map(({ state }) => state)).toEqual(['queued'])
    const [mail] = (await list('failed')).mails
    smtp.setMode('accept')
    expect((await actOn(mail!, retry)).status).toBe(200)
    await running.until('mail sent')
    const taken = smtp.accepted().filter(({ recipients }) => recipients.includes('later@mail.example'))
    expect(taken).toHaveLength(1)
  })

  test('what is held leaves when it is sent, and not when it is dropped, also while it waits', async () => {
    smtp.setMode('accept')
    for (const name of ['kept', 'held', 'waits']) await leave(`${name}@mail.example`)
    await desk.run(
      `update app.outgoing_mail set state = 'held', held_because = 'much' where recipient not like 'waits%'`,
    )
    const held = (await list('held')).mails
    expect(held.map(({ recipient, heldBecause }) => [recipient, heldBecause])).toEqual([
      ['held@mail.example', 'much'],
      ['kept@mail.example', 'much'],
    ])
    const [waiting] = (await list('waiting')).mails
    expect((await actOn(held[0]!, drop)).status).toBe(200)
    expect((await actOn(waiting!, { verb: 'drop', reason: 'told-otherwise' })).status).toBe(200)
    expect((await actOn(held[1]!, retry)).status).toBe(200)
    await using running = await send()
    const [line] = await running.until('mail sent')
    expect(line?.mailId).toBe(held[1]?.id)
    expect(
      await desk.run(`select state, last_error from app.outgoing_mail where id = $1`, [held[0]?.id]),
    ).toEqual([{ state: 'unwanted', last_error: 'dropped at the desk: wrong-address' }])
    expect((await auditOf(waiting!)).map(({ action, after }) => [action, after])).toEqual([
      ['mail.drop', { state: 'unwanted', reason: 'told-otherwise' }],
    ])
  })

  test('never shows what a mail says, nor a link or an address in what a server answered', async () => {
    await leaveReset('1 hour')
    await submitBooking(desk.dependencies.database, { email: 'rides@mail.example' })
    for (const queue of ['held', 'waiting'] as const) {
      const answer = JSON.stringify((await ask(queue, owner)).body)
      expect(answer).not.toMatch(/payload|http|Hotel/)
    }
    expect(describeFailure(new Error('550 <https://retour.example/ride#secret> by mei@mail.example'))).toBe(
      '550 <[link]> by [address]',
    )
  })

  test('of accounts owners see and act on; dispatchers see none of it; one whose link has run out stays', async () => {
    await leaveReset('1 hour')
    await leaveReset('-1 second')
    expect((await list('held')).mails).toEqual([])
    const auditor = await desk.addMember('auditor')
    expect(await list('held', auditor)).toMatchObject({ counts: { held: 2 }, mayAct: false })
    const { mails } = await list('held', owner)
    // Both may have been written at the same moment, so their order in the list is not sure.
    const [old, good] = mails.toSorted((a, b) => Date.parse(a.expiresAt) - Date.parse(b.expiresAt))
    expect(await actOn(good!, retry)).toEqual({ status: 404, code: 'unknown_mail' })
    expect(await actOn(good!, retry, auditor)).toEqual({ status: 403, code: 'not_yours' })
    expect(await actOn(old!, retry, owner)).toEqual({ status: 422, code: 'too_late' })
    expect((await actOn(good!, retry, owner)).status).toBe(200)
    expect((await actOn(old!, drop, owner)).status).toBe(200)
    expect((await auditOf(good!)).map(({ actor_id }) => actor_id)).toEqual([owner.id])
  })

  test('is no matter of editors, and takes no words but those of the lists', async () => {
    await leave('words@mail.example')
    expect((await ask('held', await desk.addMember('editor'))).status).toBe(403)
    expect((await ask('held', await desk.addAccount('owner'))).status).toBe(403)
    const [mail] = (await list('waiting')).mails
    for (const body of [
      { verb: 'retry' },
      { verb: 'retry', reason: 'abuse' },
      { verb: 'burn', reason: 'abuse' },
    ])
      expect((await actOn(mail!, body)).status).toBe(400)
    expect((await actOn({ id: 'x' }, retry)).status).toBe(404)
    expect((await actOn({ id: crypto.randomUUID() }, retry)).status).toBe(404)
    expect((await desk.call('/mail?queue=all', { as: ana })).status).toBe(400)
    expect((await ask('held', ana, 'x')).status).toBe(400)
  })

  test('comes 50 at a time, and says how much of the day’s numbers is used', async () => {
    await desk.run(
      `insert into app.outgoing_mail (kind, recipient, state, expires_at)
        select 'refund-guide', 'p' || n || '@mail.example', 'dead', now() from generate_series(1, 60) as n`,
    )
    const first = await list('over')
    const second = (await ask('over', ana, first.next ?? '')).body as unknown as DeskMails
    expect([first.mails.length, second.mails.length, second.next]).toEqual([50, 10, null])
    expect(first.counts.over).toBe(60)
    expect(first.today).toContainEqual({
      kind: 'refund-guide',
      made: expect.any(Number),
      aDay: 20_000,
    })
  })
})
