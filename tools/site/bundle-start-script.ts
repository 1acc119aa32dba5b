import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type OutputOptions, rolldown } from 'rolldown'
import { pageClasses } from '../../packages/web/start-script/page-classes.ts'
import type { StartSettings } from '../../packages/web/start-script/start.ts'
import { browserTargets } from '../../packages/web/browser-targets.ts'
import { type ClassNames, renameClasses } from './class-names.ts'
import { siteDirectory, webDirectory } from './site-paths.ts'

/** Returns the script with the settings of a page. */
export type StartScript = (settings: PageSettings) => string

/** The settings that differ between pages. */
export type PageSettings = Omit<StartSettings, 'classes'>

/** Returns the script that requests these scripts before the page's styles are parsed. */
export type EarlyScript = (scripts: string[]) => string

/**
 * The scripts of pages without settings: `whole` holds all of the start script, `begin` loads its file. `file` and
 * `popover` are the URLs that they name.
 */
export type BundledStart = Record<'whole' | 'begin' | 'early' | 'file' | 'popover', string>

/** Bundles the scripts in the head of every page (`packages/web/start-script`). */
export async function bundleStartScript(): Promise<BundledStart> {
  const [whole, begin, early, file, popover] = await Promise.all([
    bundleForPage('start-whole.ts'),
    bundleForPage('begin.ts'),
    bundleForPage('fetch-early.ts'),
    writeBundle('start-file.ts', 'start'),
    // The polyfill for popovers, which only browsers without them load.
    writeBundle('popover.ts', 'popover'),
  ])
  return { whole, begin, early, file, popover }
}

/** Bundles a script in its own block, which defines no global names; its functions are called inside that block. */
async function bundleForPage(file: string): Promise<string> {
  const source = await bundle(file, { name: 'bundle', exports: 'named' })
  return source.replace(/^var /, 'let ')
}

/** Returns functions that write a start script into a page whose classes have these names: all of it, or its beginning. */
export function startScripts(
  { whole, begin, file, popover }: BundledStart,
  names: ClassNames,
): { start: StartScript; begin: StartScript } {
  const classes = Object.fromEntries(
    Object.entries(pageClasses).map(([part, list]) => [part, renameClasses(list, names)]),
  )
  return {
    start: (settings) => `{${whole}bundle.startWhole(${literal({ ...settings, popover, classes })})}`,
    begin: (settings) =>
      `{${begin}bundle.beginPage(${literal({ ...settings, start: file, popover, classes })})}`,
  }
}

/** Returns a function that writes the script before the styles into a document. */
export const earlyScript =
  ({ early }: BundledStart): EarlyScript =>
  (scripts) =>
    `{${early}bundle.fetchEarly(${literal(scripts)})}`

const literal = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003C`)

/** Writes a script as a file of the site. Returns its URL. */
async function writeBundle(source: string, name: string): Promise<string> {
  const code = await bundle(source)
  const file = `${name}-${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`
  await writeFile(join(siteDirectory, 'assets', file), code)
  return `/assets/${file}`
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
