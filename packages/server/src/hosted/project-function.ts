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

/** What a function uses during the life of its process. */
export type Project = { settings: ProjectSettings; database: Database; log: FaultLog; now: () => Date }

/** A process handles few calls at a time, and many processes may use one database. */
const maxConnections = 3

/**
 * Creates a function of the product for a hosted Supabase project: the server's middleware (CORS, API key, body size,
 * errors) and its handler. The database is opened with the first call that passes.
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
    // The sender before the platform’s gateway is not known here.
    nameRequests(() => false),
    setSecurityHeaders(settings.issuer),
    allowCrossOrigin(settings),
    forbidStoring(),
    requireApiKey(settings.publishableKeys),
    limitBody(),
  )
  // The platform's gateway removes the first part of the path; other gateways keep it.
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
    // Its message is for the deployer; callers get a request to retry.
    throw error instanceof DatabaseUnreachableError && isDatabaseAway(error.cause) ? error.cause : error
  }
}

/** Caches the first successful value. The next call retries after a failure. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let pending: Promise<T> | null = null
  return () =>
    (pending ??= make().catch((error: unknown) => {
      pending = null
      throw error
    }))
}
