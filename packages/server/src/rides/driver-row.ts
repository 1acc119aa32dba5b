import type { DrivenRide, ListedDriver } from '@retour/domain/rides/drivers'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '#server/database/tables'

type Row = Omit<ListedDriver, 'papers'> & ListedDriver['papers']

const driverColumns =
  sql.raw(`d.id, d.version, d.name, d.partner, d.phone, d.car, d.plate, d.vehicle, d.seats, d.languages,
  d.is_free as "isFree", d.licence_ends_on::text as licence, d.permit_ends_on::text as permit,
  d.insurance_ends_on::text as insurance`)

const listed = ({ licence, permit, insurance, ...row }: Row): ListedDriver => ({
  ...row,
  papers: { licence, permit, insurance },
})

/** Returns all drivers that the caller may see, by name. */
export async function findDrivers(run: Kysely<Tables>): Promise<ListedDriver[]> {
  const { rows } = await sql<Row>`select ${driverColumns} from app.drivers d order by d.name, d.id`.execute(
    run,
  )
  return rows.map(listed)
}

/** Finds a driver by id, or returns null. */
export async function findDriver(run: Kysely<Tables>, id: string): Promise<ListedDriver | null> {
  const { rows } =
    await sql<Row>`select ${driverColumns} from app.drivers d where d.id = ${id}::uuid`.execute(run)
  return rows[0] ? listed(rows[0]) : null
}

/** Returns the rides with a driver of the list, from 12 hours ago on. */
export async function findDriven(run: Kysely<Tables>, at: Date): Promise<DrivenRide[]> {
  const { rows } = await sql<Omit<DrivenRide, 'pickupAt'> & { pickupAt: Date | string }>`
    select b.id, r.driver_id as "driverId", b.pickup_date as "pickupAt", r.state
    from app.rides r join public.bookings b on b.id = r.booking_id
    where r.driver_id is not null and b.pickup_date > ${at.toISOString()}::timestamptz - interval '12 hours'
      and r.state in ('confirmed', 'on-the-way', 'at-pickup', 'on-board')
    order by b.pickup_date limit 1000`.execute(run)
  return rows.map((row) => ({ ...row, pickupAt: new Date(row.pickupAt).toISOString() }))
}
