import { randomUUID } from 'node:crypto'
import type { Database } from '#server/database/database'
import { makeStaff } from '#server/database/testing/make-staff'
import { signAccessToken } from '#server/gate/access-token'
import { issuerOf } from '#server/gate/verify-caller'
import { openAccountKeys } from '#server/keys/account-keys'
import { openKeyStore } from '#server/keys/key-store'
import { rideToken } from '#server/mail/ride-link'
import { driverToken } from '#server/rides/driver-link'
import { testKey } from './open-test-app.ts'

export type CrewMember = 'Ana' | 'Ben' | 'Olga' | 'driver' | 'customer'
export type Wanted = { id: string; version: number; move: string; details: Record<string, unknown> }
type Answer = { status: number; body: Record<string, unknown> }

/** Three staff members, a driver and the customers of `count` rides, in a database that no server has opened yet. */
export type RideCrew = {
  rides: { id: string; email: string }[]
  /** Reads a ride; null if the connection failed. */
  read(url: string, id: string): Promise<{ version: number; state: string; asked: object | null } | null>
  move(url: string, who: CrewMember, wanted: Wanted): Promise<Answer | null>
  confirmation: Record<string, unknown>
}

/** Creates them in the database of a data folder, with the keys that its server will use. */
export async function makeCrew(
  database: Database,
  { dataDir, apiUrl, count }: { dataDir: string; apiUrl: string; count: number },
): Promise<RideCrew> {
  const keys = await openAccountKeys(
    { store: openKeyStore(database, dataDir), signingKeys: null },
    new Date(),
  )
  const issuedAt = Math.floor(Date.now() / 1000)
  const signIn = async (role: 'owner' | 'dispatcher', fullName: string) => {
    const { sub, session_id, email } = await makeStaff(database, role, { fullName })
    const claims = {
      iss: issuerOf(apiUrl),
      sub,
      aud: 'authenticated',
      role: 'authenticated',
      email,
      session_id,
    }
    return signAccessToken(keys, { ...claims, iat: issuedAt, exp: issuedAt + 3600 })
  }
  const tokens: Record<string, string> = {
    Ana: await signIn('dispatcher', 'Ana Ruiz'),
    Ben: await signIn('dispatcher', 'Ben Martin'),
    Olga: await signIn('owner', 'Olga Weiss'),
  }
  const first = async (text: string, values: unknown[]) => (await database.executeSql(text, values)).rows[0]
  const driver = { name: 'Dana Driver', car: 'Luxury Sedan', plate: 'AB-123-CD', phone: '+33612345678' }
  const made = await first(
    `insert into app.drivers (name, phone, car, plate, vehicle, seats, changed_from)
      values ($1, $2, $3, $4, 'sedan', 3, 'test') returning id`,
    [driver.name, driver.phone, driver.car, driver.plate],
  )
  const driverId = String(made?.id)
  const driverLink = driverToken(keys, { driverId, linkVersion: 1 })
  const rides: RideCrew['rides'] = []
  for (let n = 0; n < count; n += 1) {
    const email = `customer-${n}@mail.example`
    const row = await first(
      `insert into public.bookings (full_name, email, phone, pickup_date, pickup_location, dropoff_location, city, country,
        idempotency_key) values ('Mei Tanaka', $1, '+81901234567', now() + interval '72 hours', 'Hotel', 'Airport', 'paris',
        'france', $2) returning id`,
      [email, randomUUID()],
    )
    rides.push({ id: String(row?.id), email })
  }

  const call = async (url: string, path: string, token: string, body?: object): Promise<Answer | null> => {
    try {
      const answer = await fetch(`${url}${path}`, {
        method: body ? 'POST' : 'GET',
        headers: {
          apikey: testKey,
          Authorization: `Bearer ${token}`,
          'Content-Type': 'application/json',
          // Each call comes from another network, because limits by sender are not tested here.
          'X-Forwarded-For': `2001:db8:${Math.floor(Math.random() * 65_535).toString(16)}::1`,
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
      return { status: answer.status, body: (await answer.json()) as Answer['body'] }
    } catch {
      return null
    }
  }
  return {
    rides,
    read: async (url, id) => {
      const found = await call(url, `/desk/v1/rides/${id}`, tokens.Ana ?? '')
      return (
        found &&
        ((found.body.ride ?? null) as { version: number; state: string; asked: object | null } | null)
      )
    },
    move: (url, who, { id, version, move, details }) => {
      if (who === 'driver')
        return call(url, '/ride/v1/driver/moves', testKey, { link: driverLink, rideId: id, move, agoMs: 0 })
      if (who === 'customer') {
        const { feeMinor, pickupAt } = details
        return call(url, '/ride/v1/moves', testKey, {
          link: rideToken(keys, id),
          version,
          move,
          ...(feeMinor === undefined ? {} : { feeMinor }),
          ...(pickupAt === undefined ? {} : { pickupAt }),
        })
      }
      return call(url, `/desk/v1/rides/${id}/moves`, tokens[who] ?? '', { version, move, details })
    },
    confirmation: { id: driverId, ...driver },
  }
}
