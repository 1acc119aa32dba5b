import { afterAll, describe, expect, test } from 'vitest'
import { newBooking } from './testing/new-booking.ts'
import { minuteMs } from './testing/open-auth.ts'
import { openPendingBookings } from './testing/open-pending-bookings.ts'

const { auth, run, post, stateOf, signUp, queryOf, pressLink, press, stored, pending, mailText } =
  await openPendingBookings()
afterAll(() => auth.close())

describe('an address that has an account', () => {
  test.each([
    ['for long', 10 * minuteMs],
    ['for less than a minute', 0],
  ])('%s: its owner reads of the ride and where to finish it', async (_title, passedMs) => {
    const owner = await auth.addPerson()
    auth.clock.pass(passedMs)
    const booking = newBooking({ city: 'madrid', country: 'spain' })
    expect((await signUp({ ...owner, password: 'another' }, booking)).status).toBe(200)
    const mail = await mailText(owner.email, 'account-exists')
    expect(mail.lines.join(' ')).toContain('A chauffeur request came with it, and it is not sent yet.')
    expect(mail.facts).toContainEqual({ label: 'Phone', value: booking.phone })
    expect(mail.action?.url).toBe('https://x.example/auth?from=%2Fspain%2Fmadrid%2Fbook-chauffeur')
    expect(await pending(booking)).toEqual([])
  })

  test('a notice of the same day that named no ride does not keep the one that does', async () => {
    const owner = await auth.addPerson()
    for (const booking of [undefined, newBooking(), newBooking()]) {
      auth.clock.pass(minuteMs)
      await signUp({ ...owner, password: 'another' }, booking)
    }
    const notices = (await auth.mailsTo(owner.email)).filter(({ kind }) => kind === 'account-exists')
    expect(notices.map(({ payload }) => 'booking' in payload)).toEqual([false, true])
  })

  test('6: is not told by answer, refusal, state or time', async () => {
    const owner = await auth.addPerson()
    const outcomes = []
    for (const email of [owner.email, auth.newPerson().email]) {
      const booking = newBooking()
      const timedSignUp = await auth.timed(() => signUp({ email, password: 'a new password' }, booking))
      const { id, email: _email, identities: _identities, ...said } = timedSignUp.answer.body
      const refused = await auth.timed(() =>
        signUp({ email, password: 'a new password' }, newBooking({ phone: 'none' })),
      )
      outcomes.push({
        said,
        hasId: typeof id,
        ms: [timedSignUp.ms, refused.ms],
        refusal: [refused.answer.status, refused.answer.body],
        state: await stateOf(booking),
      })
    }
    expect(outcomes[0]).toEqual(outcomes[1])
    expect(outcomes[0]).toMatchObject({
      state: 'pending',
      ms: [150, 150],
      refusal: [400, { code: 'pending_booking_invalid' }],
    })
  })

  test('6: is not told by a ride that its browser first named for an address of its own', async () => {
    const outcomes = []
    for (const target of [await auth.addPerson(), auth.newPerson()]) {
      const own = auth.newPerson()
      const booking = newBooking()
      await signUp(own, booking, { browser: 'the stranger’s' })
      await signUp({ ...target, password: 'a stranger’s' }, booking, { browser: 'the stranger’s' })
      outcomes.push([(await press(own)).get('booking'), await stateOf(booking)])
    }
    expect(outcomes).toEqual([
      ['gone', 'pending'],
      ['gone', 'pending'],
    ])
  })
})

describe('a stranger who signs the address up as well', () => {
  test('6: deletes no ride, reads no name, and learns nothing by a key of their own', async () => {
    const owner = auth.newPerson()
    const booking = newBooking({ full_name: 'Only The Owner’s' })
    await signUp(owner, booking)
    const strangers = newBooking({ dropoff_location: 'Nowhere' })
    const states = []
    const said = []
    for (let n = 0; n < 8; n += 1) {
      auth.clock.pass(1000)
      const password = `a stranger’s ${n}`
      said.push(await signUp({ email: owner.email, password }, strangers, { browser: `stranger ${n}` }))
      states.push(await stateOf(strangers))
    }
    expect(JSON.stringify(said)).not.toContain('Only The Owner')
    expect(new Set(states)).toEqual(new Set(['pending']))
    const first = (await auth.mailsTo(owner.email)).find(({ kind }) => kind === 'confirm-sign-up')
    const fragment = await pressLink(`${queryOf(first?.token ?? '')}&password=correct+horse`)
    expect(fragment.get('booking')).toBe('sent')
    expect(await stored(booking)).toHaveLength(1)
    expect(await stored(strangers)).toEqual([])
  })

  test('5, 6: nobody but the database reads what waits', async () => {
    await signUp(auth.newPerson(), newBooking())
    const rest = await post('/rest/v1/pending_bookings', {})
    expect(rest.status).toBe(404)
    const [rights] = await run(
      `select bool_or(has_table_privilege(role, 'app.pending_bookings', 'select, insert, update, delete')) as any_right
        from unnest(array['anon', 'authenticated']) role`,
    )
    expect(rights).toEqual({ any_right: false })
  })
})
