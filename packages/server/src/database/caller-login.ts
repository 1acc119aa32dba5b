import pg from 'pg'
import type { Database, RunSql } from './database.ts'

/** The login of REST_DATABASE_URL is not safe for serving callers. The message is meant for a person. */
export class CallerLoginError extends Error {
  override name = 'CallerLoginError'
}

type Login = {
  name: string
  isMighty: boolean
  isOwner: boolean
  roles: string[]
  place: string
}

const placeQuery = `select current_database() || ' ' || extract(epoch from pg_postmaster_start_time()) as place`

/** Queried by the login itself: its attributes, the roles it can assume, and what it owns. */
const loginQuery = `
  select r.rolname as name,
    r.rolsuper or r.rolcreaterole or r.rolcreatedb or r.rolbypassrls or r.rolreplication as "isMighty",
    exists (select from pg_shdepend d where d.refclassid = 'pg_authid'::regclass and d.refobjid = r.oid
      and d.deptype = 'o') as "isOwner",
    array(select m.rolname::text from pg_roles m where m.oid <> r.oid and pg_has_role(r.oid, m.oid, 'member')
      order by m.rolname) as roles,
    (${placeQuery}) as place
  from pg_roles r where r.rolname = session_user`

const remedy = (name: string) =>
  `Have an administrator run: create role ${name} login noinherit password '…'; grant anon, authenticated to ${name}; ` +
  `alter role ${name} set statement_timeout = '8s';`

/** Connects once as the login and returns the result. Errors never contain the password. */
async function readLogin(callerUrl: string): Promise<Login> {
  const client = new pg.Client({ connectionString: callerUrl, connectionTimeoutMillis: 5000 })
  try {
    await client.connect()
    const { rows } = await client.query<Login>(loginQuery)
    return rows[0]!
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new CallerLoginError(
      `Cannot sign in with REST_DATABASE_URL: ${message || code}. ${remedy('retour_rest')}`,
      { cause: error },
    )
  } finally {
    await client.end().catch(() => undefined)
  }
}

/**
 * Verifies that the login of REST_DATABASE_URL has no more rights than intended, and grants the one right that it
 * needs: to check whether a session is alive. Throws CallerLoginError for a login that can assume roles other than
 * `anon` and `authenticated`, owns anything, or belongs to another database. Runs after the migrations.
 */
export async function admitCallerLogin(database: Database, callerUrl: string): Promise<void> {
  const login = await readLogin(callerUrl)
  const isHere = await database.runScript(
    async (run) => (await run(placeQuery)).rows[0]?.place === login.place,
  )
  const fault = describeFault(login, isHere)
  if (fault) throw new CallerLoginError(`The login of REST_DATABASE_URL ${fault}. ${remedy('retour_rest')}`)
  await database.runScript((run) => grantSession(run, login.name))
}

function describeFault(login: Login, isHere: boolean): string | null {
  if (!isHere) return 'leads to another database than DATABASE_URL'
  if (login.isMighty) return 'has rights over the whole server'
  const missing = ['anon', 'authenticated'].filter((role) => !login.roles.includes(role))
  if (missing.length > 0) return `is no member of ${missing.join(' and ')}`
  if (login.roles.length > 2)
    return `is also a member of ${login.roles.filter((role) => !['anon', 'authenticated'].includes(role)).join(', ')}`
  return login.isOwner ? 'owns tables or other things of the database' : null
}

async function grantSession(run: RunSql, name: string): Promise<void> {
  const { rows } = await run(
    `select format('grant usage on schema app to %1$I; grant execute on function
      app.require_session(uuid, uuid, timestamptz) to %1$I', $1::text) as text`,
    [name],
  )
  await run(String(rows[0]?.text))
}
