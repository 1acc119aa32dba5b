import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type OutputOptions, rolldown } from 'rolldown'
import type { StartSettings } from '../../packages/web/start-script/start.ts'
import { browserTargets } from '../../packages/web/browser-targets.ts'
import { siteDirectory, webDirectory } from './site-paths.ts'

/** The script for the settings of a page. */
export type StartScript = (settings: Omit<StartSettings, 'popover'>) => string

/** The script that asks for these scripts before the page's styles are read. */
export type EarlyScript = (scripts: string[]) => string

/** Both scripts without settings, and the file that the first one names. */
export type BundledStart = { source: string; early: string; popover: string }

/** Bundles the script in the head of every page (`packages/web/start-script`). */
export async function bundleStartScript(): Promise<BundledStart> {
  const popover = await writePopover()
  const [source, early] = await Promise.all([bundleForPage('start.ts'), bundleForPage('fetch-early.ts')])
  return { source, early, popover }
}

/** A script whose functions are called by name, in the same block. In a block of its own it leaves no name behind. */
async function bundleForPage(file: string): Promise<string> {
  const source = await bundle(file, { name: 'bundle', exports: 'named' })
  return source.replace(/^var /, 'let ')
}

/** The script as pages hold it. */
export const startScript =
  ({ source, popover }: BundledStart): StartScript =>
  (settings) =>
    `{${source}bundle.startPage(${literal({ ...settings, popover })})}`

/** The one before the styles, as documents hold it. */
export const earlyScript =
  ({ early }: BundledStart): EarlyScript =>
  (scripts) =>
    `{${early}bundle.fetchEarly(${literal(scripts)})}`

const literal = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003C`)

/** The script that stands in for popovers, as a file that only browsers without them fetch. Gives its address. */
async function writePopover(): Promise<string> {
  const code = await bundle('popover.ts')
  const name = `popover-${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`
  await writeFile(join(siteDirectory, 'assets', name), code)
  return `/assets/${name}`
}

/** Every browser that reads the pages must be able to read these scripts. */
async function bundle(file: string, output: OutputOptions = {}): Promise<string> {
  const build = await rolldown({
    input: join(webDirectory, 'start-script', file),
    platform: 'browser',
    transform: { target: browserTargets('reads') },
  })
  const built = await build.generate({
    ...output,
    format: 'iife',
    minify: true,
    comments: false,
    generatedCode: { symbols: false },
  })
  await build.close()
  return built.output[0].code.trim()
}
