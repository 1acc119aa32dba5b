import { randomUUID } from 'node:crypto'
import type { Database } from '#server/database/database'
import { addressOf } from '#server/database/testing/fresh-postgres'
import { freshHosted } from '#server/database/testing/hosted-supabase'
import { makePerson, type Person } from '#server/database/testing/make-person'
import type { PostgresCluster } from '#server/database/testing/postgres-cluster'
import { signAccessToken } from '#server/gate/access-token'
import type { AccountKeys } from '#server/keys/account-keys'
import { listenOnLoopback } from '#server/testing/loopback'
import { openTestApp, testKey, type TestApp } from '#server/testing/open-test-app'

export type HostedPerson = Person & { session: string; token: string }

/** The external parts of a hosted project: its database, and the URL of its signing keys. */
export type HostedProject = {
  url: string
  database: Database
  databaseUrl: string
  /** Our own server on the same database, which accepts the same tokens. */
  own: TestApp
  /** The variables that the platform and the deployer set for each function. */
  environment: Record<string, string>
  keysAreAway: (areAway: boolean) => void
  /** Adds somebody who is signed in to the project. */
  addPerson(): Promise<HostedPerson>
  sign(claims: Record<string, unknown>, keys?: AccountKeys): Promise<string>
  close(): Promise<void>
}

export const allowedOrigin = 'https://retour.example'

/** Creates a hosted project in a cluster, and a server of ours on its database. */
export async function openHostedProject(cluster: PostgresCluster): Promise<HostedProject> {
  const database = await freshHosted(cluster, 'new')
  const { rows } = await database.executeSql('select current_database() as name')
  const databaseUrl = new URL(addressOf(cluster.superuserUrl, String(rows[0]?.name)))
  databaseUrl.username = 'hosted_postgres'

  let areAway = false
  let publicKeys = () => [] as object[]
  const project = await listenOnLoopback((request, answer) => {
    const isKnown = request.url === '/auth/v1/.well-known/jwks.json' && !areAway
    answer.writeHead(isKnown ? 200 : 500, { 'Content-Type': 'application/json' })
    answer.end(JSON.stringify(isKnown ? { keys: publicKeys() } : {}))
  })
  const settings = { SITE_URL: project.url, ALLOWED_ORIGINS: allowedOrigin }
  const own = await openTestApp({ database, settings: { ...settings, NODE_ENV: 'production' } })
  const { accountKeys } = own.dependencies
  publicKeys = () => accountKeys.all().map(({ publicJwk }) => publicJwk)

  const sign: HostedProject['sign'] = (claims, keys = accountKeys) => {
    const now = Math.floor(Date.now() / 1000)
    const usual = { iss: `${project.url}/auth/v1`, aud: 'authenticated', role: 'authenticated' }
    return signAccessToken(keys, { ...usual, iat: now, exp: now + 3600, ...claims })
  }
  return {
    url: project.url,
    database,
    databaseUrl: databaseUrl.href,
    own,
    environment: {
      ...settings,
      SUPABASE_URL: project.url,
      SUPABASE_DB_URL: databaseUrl.href,
      SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: testKey }),
    },
    keysAreAway: (value) => {
      areAway = value
    },
    addPerson: async () => {
      const person = await makePerson(database)
      const session = randomUUID()
      await database.executeSql(
        'insert into auth.sessions (id, user_id, created_at) values ($1, $2, now())',
        [session, person.sub],
      )
      const token = await sign({ sub: person.sub, email: person.email, session_id: session })
      return { ...person, session, token }
    },
    sign,
    close: async () => {
      await own.close()
      await project.close()
    },
  }
}
