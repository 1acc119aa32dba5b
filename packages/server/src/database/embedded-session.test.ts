import { beforeEach, describe, expect, test } from 'vitest'
import type { Database } from './database.ts'
import type { EmbeddedSession } from './embedded-session.ts'
import { openTemplateInMemory } from './testing/fresh-embedded.ts'

describe.runIf(process.env.TEST_DATABASE !== 'postgres')('the session of the embedded database', () => {
  let database: Database
  let session: EmbeddedSession
  beforeEach(async () => {
    ;({ database, session } = await openTemplateInMemory('empty'))
    await session.exec('create table notes (id int primary key, note text, list text[], extra jsonb)')
    return () => database.close()
  })

  const all = 'select * from notes order by id'
  const insert = 'insert into notes (id, note) values ($1, $2)'
  const readIds = async () =>
    (await session.query<{ id: number }>('select id from notes order by id')).rows.map(({ id }) => id)

  test('values of every kind come back as they went in, and changes are counted', async () => {
    const text = 'insert into notes values ($1, $2, $3, $4), ($5, $6, $7, $8) returning *'
    const first = { id: 1, note: 'it’s "one"', list: ['a', 'b,"c'], extra: { on: true, of: [1, null] } }
    const second = { id: 2, note: null, list: null, extra: null }
    for (const _ of [1, 2]) {
      const { rows, affectedRows } = await session.query(text, [
        ...Object.values(first),
        ...Object.values(second),
      ])
      expect(rows).toEqual([first, second])
      expect(affectedRows).toBe(2)
      expect((await session.query('delete from notes')).affectedRows).toBe(2)
    }
  })

  test('a text that was prepared sees columns that come later', async () => {
    await session.query(insert, [1, 'one'])
    await session.query(all)
    await session.exec(`alter table notes add column added text default 'new'`)
    expect((await session.query(all)).rows[0]).toMatchObject({ added: 'new' })
    await session.query('alter table notes drop column added')
    expect((await session.query(all)).rows[0]).not.toHaveProperty('added')
  })

  test('a statement that failed runs the next time', async () => {
    await session.query(insert, [1, 'one'])
    await expect(session.query(insert, [1, 'again'])).rejects.toMatchObject({ code: '23505' })
    await expect(session.query('select 1 from nowhere')).rejects.toMatchObject({ code: '42P01' })
    await session.query(insert, [2, 'two'])
    expect(await readIds()).toEqual([1, 2])
  })

  test('of very many statements only the latest stay prepared', async () => {
    for (let n = 0; n < 300; n++) await session.query(`select ${n}::int as n where $1`, [true])
    const { rows } = await session.query<{ count: number }>(
      'select count(*)::int as count from pg_prepared_statements',
    )
    expect(rows[0]?.count).toBeLessThanOrEqual(102)
    expect((await session.query('select 0::int as n where $1', [true])).rows).toEqual([{ n: 0 }])
  })

  test('what others ask while a transaction is open waits, and is not rolled back with it', async () => {
    let other: Promise<unknown> = Promise.resolve()
    const failing = session.transaction(async (tx) => {
      await tx.query(insert, [1, 'in the transaction'])
      other = session.query(insert, [2, 'beside it'])
      await tx.query(insert, [3, 'in the transaction'])
      throw new Error('given up')
    })
    await expect(failing).rejects.toThrow('given up')
    await other
    expect(await readIds()).toEqual([2])
  })

  test('a transaction in which a statement failed is never taken for committed', async () => {
    const swallowing = session.transaction(async (tx) => {
      await tx.query(insert, [1, 'one'])
      await tx.query('select 1 / 0').catch(() => undefined)
    })
    await expect(swallowing).rejects.toMatchObject({ code: '25P02' })
    expect(await readIds()).toEqual([])
  })

  test('a transaction takes nothing more once it is over', async () => {
    const ended = await session.transaction(async (tx) => {
      await tx.query(insert, [1, 'one'])
      await tx.rollback()
      return tx
    })
    await expect(ended.query(insert, [2, 'two'])).rejects.toThrow('Transaction is closed')
    expect(await readIds()).toEqual([])
  })

  test('closing waits for what runs and refuses what waits', async () => {
    const running = session.transaction((tx) => tx.query('select 1 as one'))
    const closing = session.close()
    const late = session.query('select 1')
    expect((await running).rows).toEqual([{ one: 1 }])
    await closing
    await expect(late).rejects.toThrow('PGlite is closed')
  })
})
