import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type OutputOptions, rolldown } from 'rolldown'
import type { StartSettings } from '../../packages/web/start-script/start.ts'
import { browserTargets } from '../../packages/web/browser-targets.ts'
import { siteDirectory, webDirectory } from './site-paths.ts'

/** Returns the script with the settings of a page. */
export type StartScript = (settings: Omit<StartSettings, 'popover'>) => string

/** Returns the script that requests these scripts before the page's styles are parsed. */
export type EarlyScript = (scripts: string[]) => string

/** Both scripts without settings, and the file of the popover polyfill that the first one names. */
export type BundledStart = { source: string; early: string; popover: string }

/** Bundles the script in the head of every page (`packages/web/start-script`). */
export async function bundleStartScript(): Promise<BundledStart> {
  const popover = await writePopover()
  const [source, early] = await Promise.all([bundleForPage('start.ts'), bundleForPage('fetch-early.ts')])
  return { source, early, popover }
}

/** Bundles a script in its own block, which defines no global names; its functions are called inside that block. */
async function bundleForPage(file: string): Promise<string> {
  const source = await bundle(file, { name: 'bundle', exports: 'named' })
  return source.replace(/^var /, 'let ')
}

/** Returns a function that writes the start script into a page. */
export const startScript =
  ({ source, popover }: BundledStart): StartScript =>
  (settings) =>
    `{${source}bundle.startPage(${literal({ ...settings, popover })})}`

/** Returns a function that writes the script before the styles into a document. */
export const earlyScript =
  ({ early }: BundledStart): EarlyScript =>
  (scripts) =>
    `{${early}bundle.fetchEarly(${literal(scripts)})}`

const literal = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003C`)

/** Writes the polyfill for popovers as a file, which only browsers without them load. Returns its URL. */
async function writePopover(): Promise<string> {
  const code = await bundle('popover.ts')
  const name = `popover-${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`
  await writeFile(join(siteDirectory, 'assets', name), code)
  return `/assets/${name}`
}

/** The target is every browser that reads the pages. */
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
