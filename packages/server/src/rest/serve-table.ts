import type { Context } from 'hono'
import type { CallerClaims, Database, Statement } from '#server/database/database'
import { answerChange, answerInsert, answerRead, demandOneRow, readOutcome, type Outcome } from './answer.ts'
import type { CatalogueTable } from './catalogue.ts'
import { refuseByDatabase } from './database-refusal.ts'
import { parseChanges, parseRows } from './parse-body.ts'
import { parseRequest, type RestRequest } from './parse-request.ts'
import { readStatement } from './read-statement.ts'
import { refuse } from './rest-error.ts'
import { deleteStatement, insertStatement, updateStatement } from './write-statement.ts'

type Parts = { c: Context; table: CatalogueTable; caller: CallerClaims; database: Database; now: Date }
/** `admit` refuses who has written too many rows. */
type WriteParts = Parts & { admit: (rowCount: number) => Promise<void> }

const nothing: Outcome = { body: '[]', rowCount: 0, total: null, updatedCount: 0 }

/** GET and HEAD: the rows that the caller may see, in a transaction that cannot write. */
export async function readRows(parts: Parts): Promise<Response> {
  const request = parseRequest(parts.c, parts.table.name)
  const statement = readStatement(parts.table, request)
  return answerRead(parts.c, request, await run(parts, statement, { isReadOnly: true, isOneDemanded: false }))
}

/** POST: one row (object) or several (array), all or none; with `resolution=` also rows that exist. */
export async function insertRows(parts: WriteParts): Promise<Response> {
  const { c, table, admit } = parts
  const request = parseRequest(c, table.name)
  const rows = await parseRows(c, request.columns)
  const statement = insertStatement(table, request, rows)
  if (rows.length > 0) await admit(rows.length)
  const outcome = rows.length === 0 ? changeNothing(request) : await change(parts, request, statement)
  return answerInsert(c, table, request, outcome)
}

/** PATCH: the rows that the filters find; without any filter 400 21000. An empty object changes nothing. */
export async function updateRows(parts: WriteParts): Promise<Response> {
  const { c, table, admit } = parts
  const request = parseRequest(c, table.name)
  const changes = await parseChanges(c)
  if (Object.keys(changes).length === 0 || request.columns?.length === 0)
    return answerChange(c, request, changeNothing(request))
  demandFilter(request, 'UPDATE')
  const statement = updateStatement(table, request, changes)
  await admit(1)
  return answerChange(c, request, await change(parts, request, statement))
}

/** DELETE: the rows that the filters find; without any filter 400 21000. */
export async function deleteRows(parts: WriteParts): Promise<Response> {
  const { c, table, admit } = parts
  const request = parseRequest(c, table.name)
  demandFilter(request, 'DELETE')
  const statement = deleteStatement(table, request)
  await admit(1)
  return answerChange(c, request, await change(parts, request, statement))
}

/** Who asks for one object changes one row or none, also where no row is given back. */
function change(parts: Parts, request: RestRequest, statement: Statement): Promise<Outcome> {
  return run(parts, statement, { isReadOnly: false, isOneDemanded: request.wantsObject })
}

function changeNothing({ wantsObject }: RestRequest): Outcome {
  if (wantsObject) demandOneRow(nothing)
  return nothing
}

async function run(
  { caller, database, now }: Parts,
  statement: Statement,
  { isReadOnly, isOneDemanded }: { isReadOnly: boolean; isOneDemanded: boolean },
): Promise<Outcome> {
  try {
    const rows = await database.runAsCaller(caller, statement, {
      isReadOnly,
      aliveAt: now,
      ...(isOneDemanded ? { judge: (rows) => demandOneRow(readOutcome(rows)) } : {}),
    })
    return readOutcome(rows)
  } catch (error) {
    throw refuseByDatabase(error, caller.role)
  }
}

function demandFilter({ filters }: RestRequest, verb: 'UPDATE' | 'DELETE'): void {
  if (filters.length === 0) throw refuse(400, '21000', `${verb} requires a WHERE clause`)
}
