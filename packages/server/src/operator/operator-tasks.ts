import { writeBackup } from '#server/backup/write-backup'
import type { Database } from '#server/database/database'
import type { Config } from '#server/config'
import type { AccountKeys } from '#server/keys/account-keys'
import { manageStaff } from '#server/desk/manage-staff'
import { rotateKeys } from '#server/keys/rotate-keys'
import { manageHeldMail } from '#server/mail/held-mail'
import { erasePerson } from '#server/people/erase-person'
import { exportPerson } from '#server/people/export-person'
import type { ProposedChanges } from '@retour/domain/places/refresh/found-place'
import { storeProposals, listComparedRecords } from '#server/places/place-proposals'

export type TaskDependencies = {
  database: Database
  config: Pick<Config, 'dataDir' | 'signingKeys'>
  now: () => Date
  accountKeys?: AccountKeys
}

/** The tasks of an operator, by name. Each receives a text and returns what is printed. */
export const operatorTasks = {
  backup: ({ database, now }: TaskDependencies, file: string) => writeBackup(database, file, now()),
  'export-person': ({ database, now }: TaskDependencies, email: string) =>
    exportPerson(database, email, now()),
  'erase-person': ({ database, config }: TaskDependencies, email: string) =>
    erasePerson(database, config.dataDir, email),
  'held-mail': ({ database, now }: TaskDependencies, words: string) => manageHeldMail(database, words, now()),
  staff: ({ database, now }: TaskDependencies, words: string) => manageStaff(database, words, now()),
  'rotate-keys': rotateKeys,
  'places-list': async ({ database }: TaskDependencies) => ({ records: await listComparedRecords(database) }),
  'places-keep': ({ database, now }: TaskDependencies, json: string) =>
    storeProposals(database, JSON.parse(json) as ProposedChanges, now()),
}

/** The name of a task. */
export type OperatorTask = keyof typeof operatorTasks

export function isOperatorTask(name: string): name is OperatorTask {
  return Object.hasOwn(operatorTasks, name)
}

/** Errors whose message is for the operator, not for a log. */
export const explainedFaults = [
  'BackupError',
  'HeldMailError',
  'KeyRotationError',
  'PersonAddressError',
  'StaffError',
  'StartupError',
]
