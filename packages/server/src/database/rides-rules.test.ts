import { movers, rideStates } from '@retour/domain/rides/ride'
import { rideMoveNames, rideSteps, ruleOf } from '@retour/domain/rides/ride-moves'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from './database.ts'
import { preparations } from './testing/preparations.ts'

const pickup = `now() + interval '3 days'`

const karim = '6a1b2c3d-0000-4000-8000-000000000001'

/** The columns that a move sets, as part of an update. */
const brought: Record<string, string> = {
  quote: `, price_minor = 11000, currency = 'EUR', valid_until = now() + interval '1 day', quote_note = '',
    free_until = now() + interval '2 days', late_fee_minor = 5500`,
  confirm: `, driver_id = '${karim}', driver_name = 'Karim', driver_car = 'Sedan', driver_plate = 'GH-482-KM', driver_phone = '+33612345678'`,
  cancel: `, cancelled_for = 'customer', cancel_fee_minor = 0`,
  'ask-change': `, asked_pickup_at = now() + interval '4 days'`,
  'grant-change': `, asked_pickup_at = null`,
  'refuse-change': `, asked_pickup_at = null`,
  'call-off': `, cancelled_for = 'customer', cancel_fee_minor = 0`,
}

describe.each(preparations)('the rules of a ride on %s', (_name, open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
    await run(
      `insert into app.drivers (id, name, phone, car, plate, vehicle, seats, changed_from)
        values ($1, 'Karim', '+33612345678', 'Sedan', 'GH-482-KM', 'sedan', 3, 'command')`,
      [karim],
    )
  })
  afterAll(() => database?.close())

  const run = async (text: string, values: unknown[] = []) => (await database.executeSql(text, values)).rows

  const book = async () => {
    const [row] =
      await run(`insert into public.bookings (full_name, email, phone, pickup_date, pickup_location, dropoff_location)
      values ('Mei Tanaka', 'mei@mail.example', '+81 90', ${pickup}, 'Hotel', 'Airport') returning id`)
    return String(row?.id)
  }
  const moveText = (name: string, to: string, by: string, more = brought[name] ?? '') =>
    `update app.rides set move = '${name}', state = '${to}', mover = '${by}', version = version + 1,
      moved_by = ${by === 'driver' ? `'${karim}'` : 'null'}, moved_at = now() ${more} where booking_id = $1`
  const move = (id: string, ...parts: [name: string, to: string, by: string, more?: string]) =>
    run(moveText(...parts), [id])
  /** Returns whether the database accepts a move. Nothing is stored. */
  const takes = async (id: string, text: string): Promise<boolean> => {
    const undo = new Error('undo')
    try {
      await database.runScript(async (script) => {
        await script(text, [id])
        throw undo
      })
    } catch (error) {
      if (error === undo) return true
      if ((error as { code?: string }).code !== '23514') throw error
    }
    return false
  }
  /** Creates a ride in a state. Its quote ends in an hour, or has ended. */
  const rideIn = async (state: string, { hasEnded = false, hasRequest = false } = {}): Promise<string> => {
    const id = await book()
    const driver = ['confirmed', 'on-the-way', 'at-pickup', 'on-board', 'done', 'no-show'].includes(state)
    await database.runScript(async (script) => {
      await script('alter table app.rides disable trigger user')
      await script(
        `update app.rides set state = $2 ${state === 'requested' ? '' : brought.quote} ${driver ? brought.confirm : ''}
          ${state === 'cancelled' ? brought.cancel : ''} where booking_id = $1`,
        [id, state],
      )
      const shift = hasEnded ? '- ' : '+ '
      await script(
        `update app.rides set valid_until = now() ${shift} interval '1 hour' where booking_id = $1 and price_minor is not null`,
        [id],
      )
      if (hasRequest)
        await script(
          `update app.rides set asked_pickup_at = now() + interval '2 days' where booking_id = $1`,
          [id],
        )
      await script('alter table app.rides enable trigger user')
    })
    return id
  }

  test('the database knows the same steps as the rules', async () => {
    const rows = await run(
      'select move, from_state as "from", to_state as "to", mover as by from app.ride_rules()',
    )
    const line = (step: unknown) => JSON.stringify(step, ['move', 'from', 'to', 'by'])
    expect(rows.map(line).toSorted()).toEqual(rideSteps.map(line).toSorted())
  })

  test('and the same states', async () => {
    const [row] = await run(`select pg_get_constraintdef(oid) as def from pg_constraint
      where conrelid = 'app.rides'::regclass and conname = 'rides_state_check'`)
    expect([...String(row?.def).matchAll(/'([a-z-]+)'::text/g)].map(([, name]) => name)).toEqual([
      ...rideStates,
    ])
  })

  test('a booking begins its ride as requested, with the first line of its history', async () => {
    const id = await book()
    expect(await run('select state, version, mover from app.rides where booking_id = $1', [id])).toEqual([
      { state: 'requested', version: 1, mover: 'customer' },
    ])
    expect(
      await run('select version, move, state, mover from app.ride_moves where booking_id = $1', [id]),
    ).toEqual([{ version: 1, move: 'request', state: 'requested', mover: 'customer' }])
  })

  test('every move of every mover from every state: allowed exactly where the table says', async () => {
    const wrong: string[] = []
    for (const from of rideStates) {
      const open = await rideIn(from)
      const ended = await rideIn(from, { hasEnded: true })
      const withRequest = ['requested', 'quoted', 'accepted', 'confirmed'].includes(from)
        ? await rideIn(from, { hasRequest: true })
        : open
      const rideFor: Record<string, string> = {
        expire: ended,
        'grant-change': withRequest,
        'refuse-change': withRequest,
      }
      for (const name of rideMoveNames)
        for (const by of movers) {
          const isInTable = rideSteps.some((one) => one.move === name && one.from === from && one.by === by)
          const rule = ruleOf(name)
          const to = rule.to === 'same' ? from : rule.to
          if ((await takes(rideFor[name] ?? open, moveText(name, to, by))) !== isInTable)
            wrong.push(`${name} from ${from} by ${by}`)
        }
    }
    expect(wrong).toEqual([])
  })

  test('a ride never jumps: neither over a state, nor over a version, nor to the ride of another booking', async () => {
    const id = await rideIn('accepted')
    const confirmed = moveText('confirm', 'confirmed', 'owner')
    expect(await takes(id, confirmed)).toBe(true)
    expect(await takes(id, confirmed.replace('version + 1', 'version + 2'))).toBe(false)
    expect(await takes(id, confirmed.replace('version + 1', 'version'))).toBe(false)
    expect(await takes(id, moveText('confirm', 'done', 'owner'))).toBe(false)
    const other = await book()
    await run('delete from app.rides where booking_id = $1', [other])
    expect(
      await takes(
        id,
        moveText('confirm', 'confirmed', 'owner', `${brought.confirm}, booking_id = '${other}'`),
      ),
    ).toBe(false)
  })

  test('a ride is driven by its own driver, who is named with the confirmation alone and can be sent', async () => {
    const other = '6a1b2c3d-0000-4000-8000-000000000002'
    await run(
      `insert into app.drivers (id, name, phone, car, plate, vehicle, seats, changed_from)
        values ($1, 'Luc', '+33612345679', 'Sedan', 'FN-917-TB', 'sedan', 3, 'command')`,
      [other],
    )
    const confirmed = await rideIn('confirmed')
    const depart = moveText('depart', 'on-the-way', 'driver')
    expect(await takes(confirmed, depart)).toBe(true)
    expect(await takes(confirmed, depart.replace(karim, other))).toBe(false)
    expect(
      await takes(confirmed, moveText('depart', 'on-the-way', 'driver', `, driver_id = '${other}'`)),
    ).toBe(false)
    const accepted = await rideIn('accepted')
    const confirm = moveText('confirm', 'confirmed', 'owner').replace(karim, other)
    const change = async (what: string) =>
      run(`update app.drivers set version = version + 1, ${what} where id = $1`, [other])
    expect(await takes(accepted, confirm)).toBe(true)
    for (const paper of ['licence_ends_on', 'permit_ends_on', 'insurance_ends_on']) {
      const day = `((${pickup}) at time zone 'Europe/Paris')::date`
      await change(`${paper} = ${day}`)
      expect(await takes(accepted, confirm)).toBe(true)
      await change(`${paper} = ${day} - 1`)
      expect(await takes(accepted, confirm)).toBe(false)
      await change(`${paper} = null`)
    }
    await change('is_free = false')
    expect(await takes(accepted, confirm)).toBe(false)
  })

  test('a time that is asked for becomes the pickup with the grant alone, and with it what is counted from it', async () => {
    const id = await rideIn('accepted', { hasRequest: true })
    const grant = moveText('grant-change', 'accepted', 'owner')
    const other = `, asked_pickup_at = now() + interval '5 days'`
    expect(await takes(id, moveText('confirm', 'confirmed', 'owner', `${brought.confirm}${other}`))).toBe(
      false,
    )
    expect(await takes(id, moveText('grant-change', 'accepted', 'owner', other))).toBe(false)
    expect(await takes(id, moveText('refuse-change', 'accepted', 'owner', ''))).toBe(false)
    expect(
      await takes(
        id,
        moveText('ask-change', 'accepted', 'customer', `, asked_pickup_at = now() - interval '1 hour'`),
      ),
    ).toBe(false)
    expect(
      await takes(
        id,
        moveText('grant-change', 'accepted', 'owner', `${brought['grant-change']}, price_minor = 1`),
      ),
    ).toBe(false)
    expect(
      await takes(
        id,
        moveText('refuse-change', 'accepted', 'owner', `${brought['refuse-change']}, free_until = now()`),
      ),
    ).toBe(false)
    const [before] = await run(
      'select r.asked_pickup_at as asked, b.pickup_date as pickup from app.rides r join public.bookings b on b.id = r.booking_id where b.id = $1',
      [id],
    )
    await run(grant.replace('moved_at', `free_until = now() + interval '1 day', moved_at`), [id])
    const [after] = await run('select pickup_date as pickup from public.bookings where id = $1', [id])
    expect(after?.pickup).toEqual(before?.asked)
    expect(after?.pickup).not.toEqual(before?.pickup)
    expect(await takes(await rideIn('accepted'), grant)).toBe(false)
  })

  test('a move changes only what belongs to it, and brings what it needs', async () => {
    const id = await rideIn('accepted')
    expect(await takes(id, moveText('confirm', 'confirmed', 'owner', ''))).toBe(false)
    expect(
      await takes(
        id,
        moveText('confirm', 'confirmed', 'owner', `${brought.confirm}, price_minor = 1, late_fee_minor = 0`),
      ),
    ).toBe(false)
    expect(await takes(id, moveText('cancel', 'cancelled', 'owner', ''))).toBe(false)
    const requested = await book()
    expect(
      await takes(requested, moveText('quote', 'quoted', 'owner', `, price_minor = 1, currency = 'EUR'`)),
    ).toBe(false)
    expect(
      await takes(requested, moveText('quote', 'quoted', 'owner', `${brought.quote}, driver_name = 'K'`)),
    ).toBe(false)
  })

  test('a quote ends in the future and not after the pickup; an ended one is not accepted, an open one does not expire', async () => {
    const id = await book()
    const until = (when: string) =>
      moveText('quote', 'quoted', 'owner', brought.quote!.replace(`now() + interval '1 day'`, when))
    expect(await takes(id, until(`now()`))).toBe(false)
    expect(await takes(id, until(`now() + interval '4 days'`))).toBe(false)
    expect(await takes(id, until(`now() + interval '2 days'`))).toBe(true)
    expect(
      await takes(await rideIn('quoted', { hasEnded: true }), moveText('accept', 'accepted', 'customer')),
    ).toBe(false)
    expect(await takes(await rideIn('quoted'), moveText('expire', 'expired', 'system'))).toBe(false)
  })

  test('the fee is the one of the quote: none before it is accepted or while it is free, then no more than it says', async () => {
    const cancel = (by: string, behalf: string, fee: number, at: string) =>
      moveText('cancel', 'cancelled', by, `, cancelled_for = '${behalf}', cancel_fee_minor = ${fee}`).replace(
        'moved_at = now()',
        `moved_at = ${at}`,
      )
    const late = `now() + interval '50 hours'`
    const id = await rideIn('accepted')
    const verdicts = async (ride: string, at: string) =>
      Promise.all([
        takes(ride, cancel('customer', 'customer', 0, at)),
        takes(ride, cancel('customer', 'customer', 5500, at)),
      ])
    expect(await verdicts(id, 'now()')).toEqual([true, false])
    expect(await verdicts(id, late)).toEqual([false, true])
    expect(await verdicts(await rideIn('quoted'), late)).toEqual([true, false])
    expect(await takes(id, cancel('dispatcher', 'customer', 2000, late))).toBe(true)
    expect(await takes(id, cancel('dispatcher', 'customer', 5501, late))).toBe(false)
    expect(await takes(id, cancel('dispatcher', 'business', 1, late))).toBe(false)
  })

  test('of two who act on one version the first wins; both histories are one', async () => {
    const id = await rideIn('accepted')
    const [before] = await run('select version from app.rides where booking_id = $1', [id])
    const confirm = `${moveText('confirm', 'confirmed', 'owner')} and version = ${Number(before?.version)} returning version`
    const found = await Promise.all([run(confirm, [id]), run(confirm, [id])])
    expect(found.flat()).toHaveLength(1)
    expect(
      await run(`select count(*)::int as n from app.ride_moves where booking_id = $1 and move = 'confirm'`, [
        id,
      ]),
    ).toEqual([{ n: 1 }])
  })

  test('each move leaves a line in the history and one in the audit log, which holds no words of a person', async () => {
    const id = await book()
    await move(id, 'quote', 'quoted', 'dispatcher')
    await move(id, 'accept', 'accepted', 'customer')
    await move(id, 'confirm', 'confirmed', 'owner')
    expect(
      (await run('select move from app.ride_moves where booking_id = $1 order by version', [id])).map(
        (row) => row.move,
      ),
    ).toEqual(['request', 'quote', 'accept', 'confirm'])
    const audit = await run(
      'select actor_kind, action, before, after from app.audit_log where subject_id = $1 order by id',
      [id],
    )
    expect(audit).toMatchObject([
      {
        actor_kind: 'staff',
        action: 'ride.quote',
        before: { state: 'requested' },
        after: { state: 'quoted', priceMinor: 11000 },
      },
      { actor_kind: 'customer', action: 'ride.accept' },
      {
        actor_kind: 'staff',
        action: 'ride.confirm',
        after: { state: 'confirmed', plate: 'GH-482-KM', version: 4 },
      },
    ])
    expect(JSON.stringify(audit)).not.toMatch(/Karim|33612345678|Tanaka|mei@/)
  })

  test('neither history nor audit log is changed, not even by the owner of the database; both outlive nothing they should not', async () => {
    const id = await book()
    await move(id, 'quote', 'quoted', 'dispatcher')
    const unchanged = { code: '42501' }
    await expect(
      run(`update app.ride_moves set move = 'accept' where booking_id = $1`, [id]),
    ).rejects.toMatchObject(unchanged)
    await expect(
      run(`update app.audit_log set actor_id = null where subject_id = $1`, [id]),
    ).rejects.toMatchObject(unchanged)
    await expect(run('delete from app.audit_log where subject_id = $1', [id])).rejects.toMatchObject(
      unchanged,
    )
    await expect(run('truncate app.audit_log')).rejects.toMatchObject(unchanged)
    await run('delete from public.bookings where id = $1', [id])
    expect(await run('select from app.ride_moves where booking_id = $1', [id])).toEqual([])
    expect(await run('select from app.audit_log where subject_id = $1', [id])).toHaveLength(1)
  })
})
