import { Hono } from 'hono'
import type { Database } from '#server/database/database'
import { isDatabaseAway } from '#server/database/database-away'
import { DatabaseUnreachableError, openPostgres } from '#server/database/postgres-database'
import { functionRoutes, type FunctionHandler } from '#server/functions/function-routes'
import { createErrorAnswer } from '#server/gate/answer-error'
import { allowCrossOrigin } from '#server/gate/cross-origin'
import type { FaultLog } from '#server/gate/fault-log'
import { limitBody } from '#server/gate/limit-body'
import { nameRequests } from '#server/gate/name-requests'
import { requireApiKey } from '#server/gate/require-api-key'
import { forbidStoring, setSecurityHeaders } from '#server/gate/security-headers'
import { consoleLog as log } from './console-log.ts'
import { readProjectSettings, type ProjectSettings } from './project-settings.ts'

/** What a function works with while its process lives. */
export type Project = { settings: ProjectSettings; database: Database; log: FaultLog; now: () => Date }

/** A process answers few calls at once, and there may be many processes on one database. */
const maxConnections = 3

/**
 * One function of the product as a hosted Supabase runs it: what the server does around its APIs (cross-origin rules,
 * key, size, errors), then the same handler. The database is opened with the first call that passes.
 */
export function createProjectFunction(
  name: string,
  environment: Record<string, string | undefined>,
  connect: (project: Project) => FunctionHandler,
): (request: Request) => Response | Promise<Response> {
  const settings = readProjectSettings(environment)
  const readHandler = once(async () =>
    connect({ settings, database: await openProjectDatabase(settings), log, now: () => new Date() }),
  )
  const routes = functionRoutes({ [name]: async (c) => (await readHandler())(c) })
  const app = new Hono()
  app.use(
    // Who stands before the platform’s gateway is not known here.
    nameRequests(() => false),
    setSecurityHeaders(settings.issuer),
    allowCrossOrigin(settings),
    forbidStoring(),
    requireApiKey(settings.publishableKeys),
    limitBody(),
  )
  // The platform's gateway takes the first part of the path away; other gateways leave it.
  app.route('/functions/v1', routes)
  app.route('/', routes)
  app.onError(createErrorAnswer(log, () => 'functions'))
  return (request) => app.fetch(request)
}

async function openProjectDatabase({ databaseUrl }: ProjectSettings): Promise<Database> {
  try {
    return await openPostgres(databaseUrl, { maxConnections, hasNamedStatements: false })
  } catch (error) {
    log.error({ err: error }, 'the database of the project cannot be used')
    // What it says is for the deployer; the caller is told to try again.
    throw error instanceof DatabaseUnreachableError && isDatabaseAway(error.cause) ? error.cause : error
  }
}

/** The value of the first success; what failed is tried again by the next call. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let pending: Promise<T> | null = null
  return () =>
    (pending ??= make().catch((error: unknown) => {
      pending = null
      throw error
    }))
}
