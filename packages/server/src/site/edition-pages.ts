import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { newerEditionSentence } from '@retour/domain/content/newer-edition'
import { registeredEdition } from '@retour/domain/vat/known-editions'
import type { RulesEditionId } from '@retour/domain/vat/rules'
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

export type EditionPages = {
  /** The site as it is sent now: whole, all of one edition. Whoever sends one answer asks once. */
  now(): FilledSite
  /** Shows the pages of the edition and locations in force where they are written, else has them written. Never rejects. */
  checkEditions(): Promise<void>
  status(): PagesStatus
  /** Ends what is being written. */
  close(): void
}

type Dependencies = {
  /** The site as it was built, and the folder that it lies in. */
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
/** Pages are written for changed locations alone at most so often. */
const locationsEveryMs = 5 * 60_000
const firstDelayMs = 60_000
const maxDelayMs = 60 * 60_000

type Failure = { order: string; reason: string; tries: number; nextTryAtMs: number }

/**
 * The pages that are sent: those of the build, and where an edition of the desk is in force or the desk has changed locations
 * its own, which are written beside the build in the background (`tools/site/write-edition.ts`) and shown when they are whole. Until then, and
 * where that cannot be done, those before stay.
 */
export function createEditionPages(dependencies: Dependencies): EditionPages {
  const { built, siteFolder, config, edition, locations, builder, log, now } = dependencies
  const printedUrl = config.siteUrl === defaultSiteUrl(config.host, config.port) ? '' : config.siteUrl
  const stopping = new AbortController()
  let shown = { site: built, edition: config.rulesEdition as RulesEditionId, order: '' }
  let shownSince = now()
  let isFirst = true
  let inForce: RulesEditionId = config.rulesEdition
  let behindSince: Date | null = null
  let building: { order: string; since: Date } | null = null
  let failure: Failure | null = null
  let missing: string | null = null

  const fill = () => {
    const name = shown.edition === inForce ? undefined : registeredEdition(inForce)?.name
    const newerEdition = name && (failure || missing) ? newerEditionSentence(name) : ''
    return fillSite(shown.site, createFill({ ...config, rulesEdition: shown.edition, newerEdition }))
  }
  let filled = fill()

  const folderOf = ({ name }: PagesOrder) => join(madePagesFolder(siteFolder), name)
  const show = (order: PagesOrder | null) => {
    const site = order ? openMade(order) : built
    if (!site) return
    if (order) holdBuild(folderOf(order))
    const before = shown
    shown = { site, edition: order?.edition ?? config.rulesEdition, order: nameOf(order) }
    isFirst = false
    shownSince = now()
    failure = missing = behindSince = null
    filled = fill()
    log.info({ edition: shown.edition, before: before.edition }, 'pages that were written anew are shown')
  }
  const fail = (order: PagesOrder, error: unknown) => {
    const tries = (failure?.order === order.name ? failure.tries : 0) + 1
    const delayMs = Math.min(firstDelayMs * 2 ** (tries - 1), maxDelayMs)
    const nextTryAtMs = now().getTime() + delayMs
    behindSince ??= now()
    failure = { order: order.name, reason: messageOf(error), tries, nextTryAtMs }
    filled = fill()
    log.error(
      { edition: order.edition, err: error, tries, nextTryAt: new Date(nextTryAtMs).toISOString() },
      'pages could not be written anew, those before stay',
    )
  }
  /** Null where what lies there cannot be used: it goes, to be written again. */
  const openMade = (order: PagesOrder) => {
    try {
      return openBuiltSite(siteFolder, { ...config, made: join(folderOf(order), 'client') })
    } catch (error) {
      rmSync(folderOf(order), { recursive: true, force: true })
      fail(order, error)
      return null
    }
  }
  const write = async (order: PagesOrder) => {
    building = { order: order.name, since: now() }
    log.info({ edition: order.edition }, 'pages are being written anew')
    try {
      await builder.build(order, siteFolder, stopping.signal)
      if (!isWholeBuild(folderOf(order))) throw new Error('nothing was written')
    } catch (error) {
      if (!stopping.signal.aborted) fail(order, error)
    }
    building = null
    // Another edition may be in force by now.
    await checkEditions()
  }
  const checkNow = async () => {
    inForce = await edition.read()
    const order = pagesOrder(inForce, await locations.read(), printedUrl)
    if (stopping.signal.aborted || shown.order === nameOf(order)) return
    const isOther = shown.edition !== inForce
    if (isOther) behindSince ??= now()
    if (!order) return show(null)
    // Whoever goes through many locations changes one after the other.
    if (!isOther && !isFirst && now().getTime() - shownSince.getTime() < locationsEveryMs) return
    const isWaiting = failure?.order === order.name && now().getTime() < failure.nextTryAtMs
    if (building || isWaiting) return
    if (isWholeBuild(folderOf(order))) return show(order)
    const before = missing
    missing = builder.missing()
    if (missing === null) return void write(order)
    if (missing === before) return
    filled = fill()
    log.error(
      { edition: order.edition, missing },
      'pages cannot be written anew by this server, those of its release stay',
    )
  }
  let looking = Promise.resolve()
  const checkEditions = () =>
    (looking = looking.then(checkNow).catch((error: unknown) => {
      log.error({ err: error }, 'which pages are to be shown could not be found out')
    }))
  const timer = setInterval(() => void checkEditions(), checkIntervalMs)
  timer.unref()
  return {
    now: () => filled,
    checkEditions,
    status: () => ({
      edition: shown.edition,
      name: registeredEdition(shown.edition)?.name ?? null,
      shownSince: shownSince.toISOString(),
      behindSince: behindSince?.toISOString() ?? null,
      writingSince: building?.since.toISOString() ?? null,
      failure: failure && {
        reason: failure.reason,
        tries: failure.tries,
        nextTryAt: new Date(failure.nextTryAtMs).toISOString(),
      },
      missing,
    }),
    close: () => {
      clearInterval(timer)
      stopping.abort()
    },
  }
}

const nameOf = (order: PagesOrder | null) => order?.name ?? ''
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 300)
