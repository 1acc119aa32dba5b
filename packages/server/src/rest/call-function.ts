import type { Context } from 'hono'
import type { CallerClaims, Database } from '#server/database/database'
import { refuseByDatabase } from './database-refusal.ts'
import { parseArguments } from './parse-body.ts'
import { parsePreferences } from './parse-preferences.ts'
import { refuse } from './rest-error.ts'
import { buildStatement, quoteName } from './statement.ts'

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
  const name = c.req.param('name') ?? ''
  const types = Object.hasOwn(functions, name) ? Object.entries(functions[name] ?? {}) : null
  const given = types ? await parseArguments(c) : {}
  if (
    !types ||
    types.length !== Object.keys(given).length ||
    !types.every(([key]) => Object.hasOwn(given, key))
  )
    throw refuse(404, 'PGRST202', 'Could not find the function in the schema cache')
  const statement = buildStatement((bind) => {
    const values = types.map(([key, type]) => `${quoteName(key)} => ${bind(textOf(given[key]))}::${type}`)
    return `select to_json(public.${quoteName(name)}(${values.join(', ')}))::text as body`
  })
  try {
    const [row] = await database.runAsCaller(caller, statement, { isReadOnly: false, aliveAt: now })
    return c.body(row?.body ?? 'null', 200, { 'Content-Type': 'application/json; charset=utf-8' })
  } catch (error) {
    throw refuseByDatabase(error, caller.role)
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
