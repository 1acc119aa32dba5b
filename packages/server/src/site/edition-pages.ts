import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { newerEditionSentence } from '@retour/domain/content/newer-edition'
import { registeredEdition } from '@retour/domain/vat/known-editions'
import type { PagesStatus } from '@retour/domain/wire/rules'
import type { Logger } from 'pino'
import { type Config, defaultSiteUrl } from '#server/config'
import type { LocationsInForce } from '#server/places/locations-in-force'
import type { EditionInForce } from '#server/rules/edition-in-force'
import { type BuiltSite, openBuiltSite } from './built-site.ts'
import { createFill } from './fill-marks.ts'
import { type FilledSite, fillSite } from './fill-site.ts'
import { holdBuild, isWholeBuild } from './find-build.ts'
import type { PagesBuilder } from './order-pages.ts'
import { madePagesFolder, type PagesOrder, pagesOrder } from './pages-order.ts'
import {
  firstState,
  isShown,
  mustWait,
  nameOf,
  type PagesState,
  statusOf,
  withFailure,
  withInForce,
  withShown,
} from './pages-state.ts'

/** The pages of the site in the edition that is in force. */
export type EditionPages = {
  /** Returns the current site, complete and in one edition. Call it once per response. */
  now(): FilledSite
  /**
   * Shows the pages of the edition and locations in force if they are written, else starts writing them. Never rejects.
   */
  checkEditions(): Promise<void>
  status(): PagesStatus
  /** Stops writing. */
  close(): void
}

type Dependencies = {
  /** The build of the site, and its folder. */
  built: BuiltSite
  siteFolder: string
  config: Pick<Config, 'siteUrl' | 'host' | 'port' | 'rulesEdition' | 'operator'>
  edition: EditionInForce
  locations: LocationsInForce
  builder: PagesBuilder
  log: Logger
  now: () => Date
}

const checkIntervalMs = 30_000

/** What is sent, with everything that rewrites it. */
type Pages = Dependencies & { state: PagesState; filled: FilledSite; stopping: AbortSignal }

/**
 * Creates the pages that are sent: those of the build or, if an edition of the desk is in force or the desk has changed
 * locations, pages that are written in the background (`tools/site/write-edition.ts`) and shown when they are complete.
 * Until then, and if that is not possible, the previous ones stay.
 */
export function createEditionPages(dependencies: Dependencies): EditionPages {
  const { built, config, log, now } = dependencies
  const stopping = new AbortController()
  const state = firstState(built, config.rulesEdition, now())
  const pages: Pages = { ...dependencies, state, filled: fill(state, config), stopping: stopping.signal }
  let checking = Promise.resolve()
  const checkEditions = () =>
    (checking = checking
      .then(() => check(pages, checkEditions))
      .catch((error: unknown) => {
        log.error({ err: error }, 'which pages are to be shown could not be found out')
      }))
  const timer = setInterval(() => void checkEditions(), checkIntervalMs)
  timer.unref()
  return {
    now: () => pages.filled,
    checkEditions,
    status: () => statusOf(pages.state),
    close: () => {
      clearInterval(timer)
      stopping.abort()
    },
  }
}

/** Returns the site as it is sent. If pages of the edition in force cannot be written, the others say so. */
function fill({ shown, inForce, failure, missing }: PagesState, config: Dependencies['config']): FilledSite {
  const name = shown.edition === inForce ? undefined : registeredEdition(inForce)?.name
  const newerEdition = name && (failure || missing) ? newerEditionSentence(name) : ''
  return fillSite(shown.site, createFill({ ...config, rulesEdition: shown.edition, newerEdition }))
}

/** Sends the pages of a state. */
function send(pages: Pages, state: PagesState): void {
  pages.state = state
  pages.filled = fill(state, pages.config)
}

/**
 * Shows the pages of the edition and locations in force, or starts writing them. `onWritten` is called when that has
 * ended.
 */
async function check(pages: Pages, onWritten: () => Promise<void>): Promise<void> {
  const { config, edition, locations, builder, log, now, stopping } = pages
  const inForce = await edition.read()
  const printedUrl = config.siteUrl === defaultSiteUrl(config.host, config.port) ? '' : config.siteUrl
  const order = pagesOrder(inForce, await locations.read(), printedUrl)
  if (stopping.aborted) return
  if (isShown(pages.state, order)) return void (pages.state = { ...pages.state, inForce })
  pages.state = withInForce(pages.state, inForce, now())
  if (!order) return show(pages, null)
  if (mustWait(pages.state, order, now())) return
  if (isWholeBuild(folderOf(pages, order))) return show(pages, order)
  const before = pages.state.missing
  const missing = builder.missing()
  pages.state = { ...pages.state, missing }
  if (missing === null) return void write(pages, order).then(onWritten)
  if (missing === before) return
  send(pages, pages.state)
  log.error(
    { edition: order.edition, missing },
    'pages cannot be written anew by this server, those of its release stay',
  )
}

/** Shows the pages of an order; null = those of the build. */
function show(pages: Pages, order: PagesOrder | null): void {
  const { built, config, log, now } = pages
  const site = order ? openMade(pages, order) : built
  if (!site) return
  if (order) holdBuild(folderOf(pages, order))
  const before = pages.state.shown.edition
  const edition = order?.edition ?? config.rulesEdition
  send(pages, withShown(pages.state, { site, edition, order: nameOf(order), since: now() }))
  log.info({ edition, before }, 'pages that were written anew are shown')
}

/** Opens written pages. If they are not usable, deletes them, so that they are written again, and returns null. */
function openMade(pages: Pages, order: PagesOrder): BuiltSite | null {
  const { siteFolder, config } = pages
  try {
    return openBuiltSite(siteFolder, { ...config, made: join(folderOf(pages, order), 'client') })
  } catch (error) {
    rmSync(folderOf(pages, order), { recursive: true, force: true })
    fail(pages, order, error)
    return null
  }
}

/** Writes the pages of an order. Never rejects. */
async function write(pages: Pages, order: PagesOrder): Promise<void> {
  const { builder, siteFolder, log, now, stopping } = pages
  pages.state = { ...pages.state, building: { order: order.name, since: now() } }
  log.info({ edition: order.edition }, 'pages are being written anew')
  try {
    await builder.build(order, siteFolder, stopping)
    if (!isWholeBuild(folderOf(pages, order))) throw new Error('nothing was written')
  } catch (error) {
    if (!stopping.aborted) fail(pages, order, error)
  }
  pages.state = { ...pages.state, building: null }
}

function fail(pages: Pages, order: PagesOrder, error: unknown): void {
  send(pages, withFailure(pages.state, order, messageOf(error), pages.now()))
  const { tries, nextTryAt } = statusOf(pages.state).failure ?? {}
  pages.log.error(
    { edition: order.edition, err: error, tries, nextTryAt },
    'pages could not be written anew, those before stay',
  )
}

const folderOf = ({ siteFolder }: Pages, { name }: PagesOrder) => join(madePagesFolder(siteFolder), name)
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 300)
