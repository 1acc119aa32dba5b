import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshDatabase } from '#server/database/testing/fresh-database'
import { startQueue } from './testing/start-queue.ts'

const people = 20

test('leads that are taken back while their guides leave: each is told truly whether its mail went', async () => {
  const database = await freshDatabase()
  const asGuest = (text: ReturnType<typeof sql>) =>
    database.asCaller({ role: 'anon' }, (tx) => text.execute(tx))
  const leave = async (name: string) => {
    const key = randomUUID()
    await asGuest(sql`insert into public.leads (email, purchase_amount, currency, country, idempotency_key)
      values (${`${name}@mail.example`}, 1250, 'EUR', 'france', ${key})`)
    return key
  }
  const takeBack = async (key: string) => {
    const { rows } = await asGuest(sql`select public.take_back_lead(${key}::uuid) as outcome`)
    return (rows[0] as { outcome: string }).outcome
  }
  {
    await using queue = await startQueue(database)
    const outcomes = await Promise.all(
      Array.from({ length: people }, async (_, index) => {
        const name = `p${index}`
        const key = await leave(name)
        queue.queue.wake()
        if (index % 2 === 1) await queue.until('mail sent', Math.ceil(index / 4))
        return [name, await takeBack(key)] as const
      }),
    )
    await leave('last')
    queue.queue.wake()
    const saidToHaveLeft = outcomes
      .filter(([, outcome]) => outcome === 'removed-after-mail')
      .map(([name]) => `${name}@mail.example`)
    const mailed = async () =>
      (await queue.readMailFolder()).map(({ mail }) => String(mail.to?.[0]?.address)).toSorted()
    await expect.poll(mailed).toEqual([...saidToHaveLeft, 'last@mail.example'].toSorted())
    expect(saidToHaveLeft.length).toBeGreaterThan(0)
    expect(await database.own.selectFrom('leads').select('email').execute()).toEqual([
      { email: 'last@mail.example' },
    ])
  }
  await database.close()
})
