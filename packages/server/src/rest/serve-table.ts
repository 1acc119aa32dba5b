import type { Context } from 'hono'
import type { CallerClaims, Database, Statement, TextRow } from '#server/database/database'
import {
  answerChange,
  answerInsert,
  answerRead,
  requireMaxRows,
  requireOneRow,
  readOutcome,
  type Outcome,
} from './answer.ts'
import type { CatalogueTable } from './catalogue.ts'
import { refuseByDatabase } from './database-refusal.ts'
import { parseChanges, parseRows } from './parse-body.ts'
import { refuseMaxAffected } from './parse-preferences.ts'
import { parseRequest, type RestRequest } from './parse-request.ts'
import type { PublicRows } from './public-rows.ts'
import type { createReadPlans } from './read-plans.ts'
import { refuse } from './rest-error.ts'
import { deleteStatement, insertStatement, updateStatement } from './write-statement.ts'

type TableRequest = { c: Context; table: CatalogueTable; caller: CallerClaims; database: Database; now: Date }
type ReadRequest = TableRequest & { plans: ReturnType<typeof createReadPlans>; publicRows: PublicRows }
/** `admit` throws if the caller has written too many rows. */
type WriteRequest = TableRequest & { admit: (rowCount: number) => Promise<void> }

const nothing: Outcome = { body: '[]', rowCount: 0, total: null, updatedCount: 0 }

/**
 * Handles GET and HEAD: returns the rows that the caller may see, from a read-only transaction. Guests get the rows of
 * public tables from memory.
 */
export async function readRows(call: ReadRequest): Promise<Response> {
  const { c, caller, plans, publicRows, table } = call
  const plan = plans(c, table)
  const { statement } = plan
  const ask = () => run(call, statement, { isReadOnly: true })
  const isForAll = table.isPublic && caller.role === 'anon'
  const outcome = await (isForAll ? publicRows.read(table.name, statement, ask) : ask())
  return answerRead(c, plan, outcome)
}

/**
 * Handles POST: inserts one row (object) or several (array), all or none; with `resolution=` also updates or skips
 * existing rows.
 */
export async function insertRows(call: WriteRequest): Promise<Response> {
  const { c, table, admit } = call
  const request = parseRequest(c, table.name)
  refuseMaxAffected(request.preferences)
  const body = await parseRows(c, request.columns)
  const statement = insertStatement(table, request, body)
  const rowCount = body.rows.length
  if (rowCount > 0) await admit(rowCount)
  const outcome = rowCount === 0 ? changeNothing(request) : await change(call, request, statement)
  return answerInsert(c, table, request, outcome)
}

/**
 * Handles PATCH: changes the rows that match the filters; 400 21000 without a filter. An empty object changes nothing,
 * unless `missing=default` sets the columns of `columns=` to their defaults.
 */
export async function updateRows(call: WriteRequest): Promise<Response> {
  const { c, table, admit } = call
  const request = parseRequest(c, table.name)
  const body = await parseChanges(c)
  const isDefaulted = request.preferences.isMissingDefault && request.columns !== null
  if (Object.keys(body.changes).length === 0 && !isDefaulted)
    return answerChange(c, request, changeNothing(request))
  requireFilter(request, 'UPDATE')
  const statement = updateStatement(table, request, body)
  await admit(1)
  return answerChange(c, request, await change(call, request, statement))
}

/** Handles DELETE: removes the rows that match the filters; 400 21000 without a filter. */
export async function deleteRows(call: WriteRequest): Promise<Response> {
  const { c, table, admit } = call
  const request = parseRequest(c, table.name)
  requireFilter(request, 'DELETE')
  const statement = deleteStatement(table, request)
  await admit(1)
  return answerChange(c, request, await change(call, request, statement))
}

/** Runs a change and checks its rows before the commit. */
function change(call: TableRequest, request: RestRequest, statement: Statement): Promise<Outcome> {
  const check = checkOf(request)
  return run(call, statement, {
    isReadOnly: false,
    ...(check ? { check: (rows: TextRow[]) => check(readOutcome(rows)) } : {}),
  })
}

/**
 * Returns the check of a change. A request for one object must change exactly one row, even if no row is returned, or
 * it is rolled back; a limit on affected rows is enforced too. Null: any number is allowed, so the statement needs no
 * separate round trip.
 */
function checkOf({
  wantsObject,
  preferences: { maxAffected },
}: RestRequest): ((outcome: Outcome) => void) | null {
  if (!wantsObject && maxAffected === null) return null
  return (outcome) => {
    if (maxAffected !== null) requireMaxRows(outcome, maxAffected)
    if (wantsObject) requireOneRow(outcome)
  }
}

function changeNothing({ wantsObject }: RestRequest): Outcome {
  if (wantsObject) requireOneRow(nothing)
  return nothing
}

async function run(
  { caller, database, now }: TableRequest,
  statement: Statement,
  options: { isReadOnly: boolean; check?: (rows: TextRow[]) => void },
): Promise<Outcome> {
  try {
    return readOutcome(await database.runAsCaller(caller, statement, { ...options, aliveAt: now }))
  } catch (error) {
    throw refuseByDatabase(error, caller.role)
  }
}

function requireFilter({ filters }: RestRequest, verb: 'UPDATE' | 'DELETE'): void {
  if (filters.length === 0) throw refuse(400, '21000', `${verb} requires a WHERE clause`)
}
