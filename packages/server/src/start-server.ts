import { createServer, type Server } from 'node:http'
import { promisify } from 'node:util'
import { getRequestListener } from '@hono/node-server'
import { answerWhileStarting } from '#server/gate/answer-while-starting'
import {
  limitConnections,
  usualConnectionLimits,
  type ConnectionLimits,
} from '#server/gate/limit-connections'
import { watchSessionEnds } from '#server/gate/session-ends'
import { createScheduledJobs, type ScheduledJobs } from '#server/jobs/scheduled-jobs'
import { startWhenThereIsRoom, type Starting } from '#server/jobs/start-when-room'
import { suggestionsJob } from '#server/jobs/suggestions-job'
import { watchKeys } from '#server/keys/watch-keys'
import { mailboxAddress } from '#server/mail/mailbox-access'
import { startMetricsServer } from '#server/metrics/metrics-server'
import { startOperatorSocket } from '#server/operator/operator-socket'
import { retentionJob } from '#server/retention/retention-job'
import { expireQuotesJob } from '#server/rides/expire-quotes'
import { rulesAlarmJob } from '#server/rules/rules-alarm'
import { createMemoryAnswer, type EarlyAnswer } from '#server/site/answer-from-memory'
import { openBuiltSite } from '#server/site/built-site'
import { createApp } from './app.ts'
import { defaultSiteUrl, type Config } from './config.ts'
import { openDependencies, type Dependencies } from './dependencies.ts'
import { listen } from './listen.ts'
import { createWorkerApp } from './worker-app.ts'

const drainLimitMs = 10_000

/** A started server. */
export type RunningServer = {
  /** The URL that it listens on. */
  url: string
  config: Config
  /** The URL of the mailbox in development, with its token; null if there is none. */
  mailboxAddress: string | null
  /** The port of /metrics; null without METRICS_PORT. */
  metricsPort: number | null
  /** Returns the number of open connections. */
  countConnections(): Promise<number>
  /** Waits up to 10 s for running requests, then closes everything. Never throws, and may be called repeatedly. */
  stop(): Promise<void>
}

export type StartOptions = {
  /** The build of the site; null = no pages (the development server has them). */
  siteFolder: string | null
  /** Waits, after /health/ready is 503, until load balancers have noticed. By default STOP_NOTICE_SECONDS. */
  waitUntilNoticed?: () => Promise<void>
  clientTimeouts?: ClientTimeouts
  connections?: ConnectionLimits
  /** False: the assistant is loaded with its first question, not before. */
  opensAssistant?: boolean
}

/** Loads the assistant and its data. */
async function openAhead({ rulesEdition }: Config): Promise<void> {
  const [{ openAssistant }] = await Promise.all([
    import('./assistant/prepared.ts'),
    import('./assistant/concierge.ts'),
  ])
  await openAssistant(rulesEdition)
}

/** How long the server waits for slow clients. */
export type ClientTimeouts = {
  /** From the start of the connection, or the previous request, to the end of the headers. */
  headersMs: number
  /** To the end of the body. */
  requestMs: number
  /** Without a byte in either direction. Also closes clients that do not read their response. */
  silenceMs: number
  /** Between a response and the next request on the same connection. */
  idleMs: number
  checkEveryMs: number
}

const usualClientTimeouts: ClientTimeouts = {
  headersMs: 10_000,
  requestMs: 30_000,
  silenceMs: 60_000,
  idleMs: 20_000,
  checkEveryMs: 2000,
}

/**
 * Starts the whole product on `config.port` (0 = any free one, which is then in the public URL). Resolves when it is
 * ready. Throws StartupError: port in use, folder in use, database not reachable, site not built …
 */
export async function startServer(config: Config, options: StartOptions): Promise<RunningServer> {
  const { siteFolder } = options
  const site =
    siteFolder === null || !config.isWeb ? null : { built: openBuiltSite(siteFolder, config), siteFolder }
  // It listens first, so that a port in use is noticed before anything is opened or written.
  const answers: Answers = { early: () => false, answer: answerWhileStarting }
  const server = createHttpServer(answers, options.clientTimeouts ?? usualClientTimeouts)
  limitConnections(server, options.connections ?? usualConnectionLimits, config)
  const port = await listen(server, config.port, config.host)
  // In the background, so that the first question need not wait. If this fails, that question reports it.
  const isAhead = config.isWeb && options.opensAssistant !== false
  const assistantOpened = isAhead ? openAhead(config).catch(() => {}) : Promise.resolve()
  const settled = followPort(config, port)
  let opened: Dependencies | null = null
  try {
    const dependencies = await openDependencies(settled, site)
    opened = dependencies
    const app = config.isWeb ? createApp(dependencies) : createWorkerApp(dependencies)
    answers.answer = (request, bindings) => app.fetch(request, bindings)
    answers.early = createMemoryAnswer(dependencies)
    const metricsServer = await startMetricsServer(dependencies)
    const operatorSocket = await startOperatorSocket(dependencies)
    const jobs = config.isWorker
      ? [suggestionsJob, retentionJob, expireQuotesJob, rulesAlarmJob].map((job) => job(dependencies))
      : []
    const scheduled = createScheduledJobs(dependencies, jobs)
    const starting = await startWhenThereIsRoom(
      [() => dependencies.mail.start(), () => scheduled.start()],
      dependencies.log,
    )
    dependencies.rates.start()
    const sessionWatch = config.isWorker ? [watchSessionEnds(dependencies)] : []
    const keyWatch = config.databaseUrl ? [watchKeys(dependencies)] : []
    const url = defaultSiteUrl(config.host, port)
    return {
      url,
      config: settled,
      mailboxAddress: mailboxAddress(url, settled, dependencies.accountKeys),
      metricsPort: metricsServer.port,
      countConnections: promisify(server.getConnections.bind(server)),
      stop: createStop(
        server,
        [metricsServer, operatorSocket, ...sessionWatch, ...keyWatch],
        dependencies,
        { starting, scheduled, assistantOpened },
        options.waitUntilNoticed ?? noticeOf(config),
      ),
    }
  } catch (error) {
    server.close()
    server.closeAllConnections()
    opened?.space.close()
    opened?.rules.close()
    opened?.pages?.close()
    await Promise.all([opened?.tiles?.close(), opened?.database.close(), assistantOpened])
    throw error
  }
}

/** Who answers requests: `early` is asked first. Both change when the start is complete. */
type Answers = {
  early: EarlyAnswer
  answer: (request: Request, bindings: object) => Response | Promise<Response>
}

function createHttpServer(
  answers: Answers,
  { headersMs, requestMs, silenceMs, idleMs, checkEveryMs }: ClientTimeouts,
): Server {
  const listener = getRequestListener((request, bindings) => answers.answer(request, bindings))
  const options = {
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    keepAliveTimeout: idleMs,
    connectionsCheckingInterval: checkEveryMs,
    maxHeaderSize: 16_384,
  }
  const server = createServer(options, (request, response) => {
    if (!answers.early(request, response)) void listener(request, response)
  })
  server.setTimeout(silenceMs)
  return server
}

/** Sets the public URL for port 0, which is only known now. A given SITE_URL stays. */
function followPort(config: Config, port: number): Config {
  const follow = (url: string) =>
    url === defaultSiteUrl(config.host, config.port) ? defaultSiteUrl(config.host, port) : url
  return { ...config, port, siteUrl: follow(config.siteUrl), apiUrl: follow(config.apiUrl) }
}

function noticeOf({ stopNoticeMs }: Config): () => Promise<void> {
  return () =>
    stopNoticeMs > 0 ? new Promise((resume) => setTimeout(resume, stopNoticeMs)) : Promise.resolve()
}

/** What continues in the background after the start. */
type Startup = { starting: Starting; scheduled: ScheduledJobs; assistantOpened: Promise<void> }

function createStop(
  server: Server,
  others: { close(): Promise<void> }[],
  dependencies: Dependencies,
  { starting, scheduled, assistantOpened }: Startup,
  waitUntilNoticed: () => Promise<void>,
): () => Promise<void> {
  let stopping: Promise<void> | null = null
  const stop = async () => {
    const { database, log, mail, news, pages, rates, readiness, rules, space, tiles } = dependencies
    readiness.isAccepting = false
    rates.stop()
    await waitUntilNoticed()
    // Open streams would delay the stop, because clients never close them.
    await news.close()
    const report = (error: unknown) => log.error({ err: error }, 'stop')
    // If the database does not respond, the timeouts of the mail queue would add up to more than that.
    const stopJobs = starting
      .stop()
      .then(() => Promise.all([scheduled.stop().catch(report), mail.stop().catch(report)]))
    await Promise.all([closeServer(server), atMost(drainLimitMs, stopJobs)])
    await Promise.all(others.map((one) => one.close()))
    space.close()
    rules.close()
    pages?.close()
    await tiles?.close()
    await database.close().catch(report)
    // A module that is still being loaded would fail when the process does something else.
    await assistantOpened
  }
  return () => (stopping ??= stop())
}

/** Closes idle connections at once, busy ones after their response, and the rest after 10 s. */
function closeServer(server: Server): Promise<void> {
  return new Promise((closed) => {
    const limit = setTimeout(() => server.closeAllConnections(), drainLimitMs)
    server.close(() => {
      clearTimeout(limit)
      closed()
    })
    server.closeIdleConnections()
  })
}

async function atMost(limitMs: number, work: Promise<unknown>): Promise<void> {
  const { promise: tooLong, resolve: giveUp } = Promise.withResolvers<void>()
  const limit = setTimeout(giveUp, limitMs)
  await Promise.race([work, tooLong])
  clearTimeout(limit)
}
