import type { DriverRecord, ListedDriver } from '@retour/domain/rides/drivers'
import type { RideMove } from '@retour/domain/rides/ride-moves'
import type { DeskMails, MailQueue, MailReason, MailVerb } from '@retour/domain/wire/mail'
import type { DeskLeads, PersonCopy, PersonErased, PersonPreview } from '@retour/domain/wire/people'
import type { DeskDrivers, DeskQueue, DeskRideAnswer, DriverErasure } from '@retour/domain/wire/ride'
import type { DeskStaff, StaffRole } from '@retour/domain/wire/staff'
import { readAccountAccess } from './api-access.ts'
import { callApi } from './call-api.ts'

export type Staff = {
  role: StaffRole
  name: string
  email: string
  secondFactor: 'missing' | 'asked' | 'proven'
  endsAt: string | null
}

/** A call of the desk, as who is signed in. Throws BackendError. */
export const callDesk = async <Answer>(path: string, body?: object): Promise<Answer> =>
  callApi<Answer>(await readAccountAccess(), `/desk/v1${path}`, body)

const call = callDesk

/** Who of the staff is signed in. Throws BackendError, 404 for everybody else; as all below. */
export const readStaff = (): Promise<Staff> => call('/me')

/** The key for an authenticator app, and the address that opens it there. */
export const startSecondFactor = (): Promise<{ secret: string; uri: string }> =>
  call('/second-factor/enrolment', {})

/** Opens the desk for this session; recovery codes come with the first time alone. 422 for a wrong code. */
export const proveSecondFactor = (
  code: string,
): Promise<{ endsAt: string; recoveryCodes: string[] | null }> => call('/second-factor', { code })

export const readQueue = ({ state, search }: { state: string; search: string }): Promise<DeskQueue> =>
  call(`/rides?${new URLSearchParams({ state, search })}`)

export const readDeskRide = (id: string): Promise<DeskRideAnswer> => call(`/rides/${id}`)

/** 409 when somebody else was quicker. */
export const moveDeskRide = (
  id: string,
  move: { version: number; move: RideMove; details: object },
): Promise<DeskRideAnswer> => call(`/rides/${id}/moves`, move)

export const readDrivers = (): Promise<DeskDrivers> => call('/drivers')

/** Adds a driver, or changes the one that was seen: 409 when somebody has changed it since. */
export const saveDriver = (driver: DriverRecord, before: ListedDriver | null): Promise<ListedDriver> =>
  before ? call(`/drivers/${before.id}`, { version: before.version, driver }) : call('/drivers', driver)

/** What opens the driver's page; with `isNew` the links of before open nothing any more. */
export const readDriverLink = (id: string, isNew: boolean): Promise<{ link: string }> =>
  call(`/drivers/${id}/link`, { isNew })

/** What erasing the driver would leave; as the next one 403 for everybody but owners. */
export const previewDriverErasure = (id: string): Promise<DriverErasure> => call(`/drivers/${id}/look`, {})

/** 422 `not_confirmed` unless the driver's name was typed, 409 `driver_drives` while a ride waits for them. */
export const eraseDriver = (id: string, typed: string): Promise<object> =>
  call(`/drivers/${id}/erase`, { typed })

/** Who works at the desk, for owners and auditors; 403 for others. */
export const readStaffList = (): Promise<DeskStaff> => call('/staff')

/** 403 for everybody but owners; 422 `no_account` without a confirmed account, 409 `is_staff`. */
export const addStaff = (email: string, role: StaffRole): Promise<object> => call('/staff', { email, role })

export type StaffChange = { verb: 'change'; role: StaffRole } | { verb: 'remove' } | { verb: 'reset' }

/** 403 for everybody but owners, 409 `oneself`, 404 for who is not staff. */
export const changeStaff = (id: string, change: StaffChange): Promise<object> => call(`/staff/${id}`, change)

/** Who left a calculation; `after` is the `next` of the page before, '' for the first one. */
export const readLeads = ({ search, after }: { search: string; after: string }): Promise<DeskLeads> =>
  call(`/leads?${new URLSearchParams({ search, ...(after && { after }) })}`)

/** What erasing the address would do. 422 `no_address`; as the next two 403 for everybody but owners. */
export const previewPersonErasure = (email: string): Promise<PersonPreview> => call('/people/look', { email })

/** Everything kept of the address; it is noted that it was read. */
export const copyPerson = (email: string): Promise<PersonCopy> => call('/people/copy', { email })

/** Erases for good. 422 `not_confirmed` where `typed` is another address, 409 `is_staff`. */
export const erasePerson = (email: string, typed: string): Promise<PersonErased> =>
  call('/people/erase', { email, typed })

/** Mail that has not left; `after` is the `next` of the page before, '' for the first one. */
export const readMail = ({ queue, after }: { queue: MailQueue; after: string }): Promise<DeskMails> =>
  call(`/mail?${new URLSearchParams({ queue, ...(after && { after }) })}`)

/** Sends a mail again or drops it. 409 `not_now` when it has left meanwhile, 422 `too_late` when its links have run out. */
export const retryOrDropMail = (
  id: string,
  action: { verb: MailVerb; reason: MailReason },
): Promise<object> => call(`/mail/${id}`, action)
