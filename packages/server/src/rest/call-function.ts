import type { Context } from 'hono'
import type { CallerClaims, Database } from '#server/database/database'
import { refuseByDatabase } from './database-refusal.ts'
import { parseArguments } from './parse-body.ts'
import { parsePreferences } from './parse-preferences.ts'
import { refuse } from './rest-error.ts'
import { buildStatement, quoteName, record } from './statement.ts'

/** The functions of schema public that callers may call, each with its arguments and their types. */
const functions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  take_back_lead: { lead_key: 'uuid' },
  set_trip_reminders: { subscription: 'uuid', address: 'text', reminders: 'jsonb' },
}

/**
 * Handles POST /rpc/<name>: calls a function in one transaction as the caller; the database decides who may. Returns
 * 200 with the result as JSON. 404 PGRST202 for an unknown name or other arguments. Preferences are parsed as for
 * tables. A limit on affected rows is 400 PGRST128, because no function returns rows to count.
 */
export async function callFunction(c: Context, database: Database, caller: CallerClaims, now: Date) {
  const { maxAffected } = parsePreferences(c.req.header('prefer'))
  if (maxAffected !== null)
    throw refuse(
      400,
      'PGRST128',
      'Function must return SETOF or TABLE when max-affected preference is used with handling=strict',
    )
  const unknown = () => refuse(404, 'PGRST202', 'Could not find the function in the schema cache')
  const name = c.req.param('name') ?? ''
  if (!Object.hasOwn(functions, name)) throw unknown()
  const columns = Object.entries(functions[name] ?? {}).map(([key, type]) => ({ name: key, type }))
  const { given, text } = await parseArguments(c)
  if (
    columns.length !== Object.keys(given).length ||
    !columns.every((column) => Object.hasOwn(given, column.name))
  )
    throw unknown()
  const statement = buildStatement((bind) => {
    const values = columns.map(({ name: key }) => `${quoteName(key)} => body.${quoteName(key)}`)
    return `select to_json(public.${quoteName(name)}(${values.join(', ')}))::text as body
      from ${record('json_to_record', `${bind(text)}::json`, columns)}`
  })
  try {
    const [row] = await database.runAsCaller(caller, statement, { isReadOnly: false, aliveAt: now })
    return c.body(row?.body ?? 'null', 200, { 'Content-Type': 'application/json; charset=utf-8' })
  } catch (error) {
    throw refuseByDatabase(error, caller.role)
  }
}
