import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { ComparedRecord, ProposedChanges } from '../../packages/domain/src/places/refresh/found-place.ts'
import type { Config } from '../../packages/server/src/config.ts'
import { runOperatorTask } from '../../packages/server/src/operator/run-operator-task.ts'
import { PlacesError } from '../../packages/server/src/places/places-error.ts'
import type { ProposalCounts } from '../../packages/server/src/places/place-proposals.ts'
import { readAllThePlaces } from '../../packages/server/src/places/read-alltheplaces.ts'
import {
  refreshFromAllThePlaces,
  refreshFromExtract,
  refreshFromOverpass,
  type Refresh,
  type RefreshCounts,
} from '../../packages/server/src/places/refresh-places.ts'
import { runCommand } from './run-command.ts'

const usage = 'npm run places:refresh [-- --extract <file>] [--alltheplaces <file or folder>]'
/** More than Overpass' own limit for a query. */
const answerWithinMs = 180_000

await runCommand(usage, [0, 2, 4], async (config, ...given) => {
  const files = filesOf(given[2])
  if (!files.extract && !files.alltheplaces && !config.overpassUrl)
    throw new PlacesError('set OVERPASS_URL, or name a file with --extract or --alltheplaces')
  const { records } = (await runOperatorTask(config, 'places-list', '')) as { records: ComparedRecord[] }
  const refresh: Refresh = {
    records,
    today: new Date().toISOString().slice(0, 10),
    keep: async (changes: ProposedChanges) =>
      (await runOperatorTask(config, 'places-keep', JSON.stringify(changes))) as ProposalCounts,
  }
  const lines: string[] = []
  if (files.extract)
    lines.push(
      describe('OpenStreetMap', await refreshFromExtract(refresh, await readFile(files.extract, 'utf8'))),
    )
  else if (config.overpassUrl && !files.alltheplaces)
    lines.push(
      describe('OpenStreetMap', await refreshFromOverpass(refresh, overpassOf(config, config.overpassUrl))),
    )
  if (files.alltheplaces) {
    const found = await readFolder(files.alltheplaces, refresh.today)
    lines.push(describe('All the Places', await refreshFromAllThePlaces(refresh, found)))
  }
  return [...lines, 'Staff decide at /desk?part=places'].join('\n')
})

function filesOf(words: readonly string[]) {
  const files: { extract?: string; alltheplaces?: string } = {}
  for (let at = 0; at < words.length; at += 2) {
    const [flag = '', path = ''] = words.slice(at, at + 2)
    if (flag === '--extract') files.extract = path
    else if (flag === '--alltheplaces') files.alltheplaces = path
    else throw new PlacesError(`usage: ${usage}`)
  }
  return files
}

function overpassOf(config: Config, url: string) {
  return {
    url,
    userAgent: `Retour places:refresh (${config.siteUrl})`,
    timeoutMs: answerWithinMs,
    pause: (ms: number) => pause(ms),
    tell: (line: string) => process.stderr.write(`${line}\n`),
  }
}

/** Reads the files of spiders in a folder, or a single one. */
async function readFolder(path: string, today: string) {
  const names = (await stat(path)).isDirectory()
    ? (await readdir(path)).filter((name) => /\.(?:geo)?json$/.test(name)).map((name) => join(path, name))
    : [path]
  const found = []
  for (const name of names) {
    try {
      found.push(...readAllThePlaces(await readFile(name, 'utf8'), today))
    } catch (error) {
      throw error instanceof PlacesError ? new PlacesError(`${name} ${error.message}`) : error
    }
  }
  return found
}

function describe(name: string, { looked, proposed, gone }: RefreshCounts): string {
  return `${name}: ${looked} locations compared, ${proposed} new proposals, ${gone} that it says no more`
}
