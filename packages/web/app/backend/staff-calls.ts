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

/** Calls the desk's API as the signed-in person. Throws BackendError. */
export const callDesk = async <Answer>(path: string, body?: object): Promise<Answer> =>
  callApi<Answer>(await readAccountAccess(), `/desk/v1${path}`, body)

const call = callDesk

/** Returns the signed-in staff member. Throws BackendError, 404 for everybody else, like all below. */
export const readStaff = (): Promise<Staff> => call('/me')

/** Returns the key for an authenticator app, and the URI that opens it there. */
export const startSecondFactor = (): Promise<{ secret: string; uri: string }> =>
  call('/second-factor/enrolment', {})

/** Unlocks the desk for this session. Recovery codes are returned at the first time only. 422 for a wrong code. */
export const proveSecondFactor = (
  code: string,
): Promise<{ endsAt: string; recoveryCodes: string[] | null }> => call('/second-factor', { code })

export const readQueue = ({ state, search }: { state: string; search: string }): Promise<DeskQueue> =>
  call(`/rides?${new URLSearchParams({ state, search })}`)

export const readDeskRide = (id: string): Promise<DeskRideAnswer> => call(`/rides/${id}`)

/** Makes a move of a ride. 409 if somebody was faster. */
export const moveDeskRide = (
  id: string,
  move: { version: number; move: RideMove; details: object },
): Promise<DeskRideAnswer> => call(`/rides/${id}/moves`, move)

export const readDrivers = (): Promise<DeskDrivers> => call('/drivers')

/** Adds a driver, or changes the version that was shown. 409 if somebody has changed it since. */
export const saveDriver = (driver: DriverRecord, before: ListedDriver | null): Promise<ListedDriver> =>
  before ? call(`/drivers/${before.id}`, { version: before.version, driver }) : call('/drivers', driver)

/** Returns the link of the driver's page; with `isNew` a new one, and earlier links become invalid. */
export const readDriverLink = (id: string, isNew: boolean): Promise<{ link: string }> =>
  call(`/drivers/${id}/link`, { isNew })

/** Returns what would remain after erasing the driver. Like the next call, 403 for everybody but owners. */
export const previewDriverErasure = (id: string): Promise<DriverErasure> => call(`/drivers/${id}/look`, {})

/**
 * Erases a driver. 422 `not_confirmed` unless the driver's name was typed, 409 `driver_drives` while a ride is assigned
 * to them.
 */
export const eraseDriver = (id: string, typed: string): Promise<object> =>
  call(`/drivers/${id}/erase`, { typed })

/** Returns the staff members, for owners and auditors; 403 for others. */
export const readStaffList = (): Promise<DeskStaff> => call('/staff')

/** Adds a staff member. 403 for everybody but owners; 422 `no_account` without a confirmed account, 409 `is_staff`. */
export const addStaff = (email: string, role: StaffRole): Promise<object> => call('/staff', { email, role })

export type StaffChange = { verb: 'change'; role: StaffRole } | { verb: 'remove' } | { verb: 'reset' }

/** Changes a staff member. 403 for everybody but owners, 409 `oneself`, 404 if the person is not staff. */
export const changeStaff = (id: string, change: StaffChange): Promise<object> => call(`/staff/${id}`, change)

/** Returns the people who left a calculation. `after` is the `next` of the previous page, '' for the first one. */
export const readLeads = ({ search, after }: { search: string; after: string }): Promise<DeskLeads> =>
  call(`/leads?${new URLSearchParams({ search, ...(after && { after }) })}`)

/**
 * Returns what erasing an address would do. 422 `no_address`; like the next two calls, 403 for everybody but owners.
 */
export const previewPersonErasure = (email: string): Promise<PersonPreview> => call('/people/look', { email })

/** Returns all data of an address; this access is logged. */
export const copyPerson = (email: string): Promise<PersonCopy> => call('/people/copy', { email })

/** Erases the data of an address for good. 422 `not_confirmed` if `typed` is another address, 409 `is_staff`. */
export const erasePerson = (email: string, typed: string): Promise<PersonErased> =>
  call('/people/erase', { email, typed })

/** Returns mail that has not been sent. `after` is the `next` of the previous page, '' for the first one. */
export const readMail = ({ queue, after }: { queue: MailQueue; after: string }): Promise<DeskMails> =>
  call(`/mail?${new URLSearchParams({ queue, ...(after && { after }) })}`)

/** Sends a mail again or drops it. 409 `not_now` if it was sent meanwhile, 422 `too_late` if its links have expired. */
export const retryOrDropMail = (
  id: string,
  action: { verb: MailVerb; reason: MailReason },
): Promise<object> => call(`/mail/${id}`, action)
