import { join } from 'node:path'
import { rolldown } from 'rolldown'
import type { StartSettings } from '../../packages/web/start-script/start.ts'
import { webDirectory } from './site-paths.ts'

export type StartScript = (settings: StartSettings) => string

/** The script in a page's head (`packages/web/start-script`), for the settings of each page. */
export async function bundleStartScript(): Promise<StartScript> {
  const build = await rolldown({
    input: join(webDirectory, 'start-script', 'start.ts'),
    platform: 'browser',
  })
  const { output } = await build.generate({ format: 'iife', name: 'start', exports: 'named', minify: true })
  await build.close()
  // In a block of its own it leaves no name behind.
  const code = output[0].code.trim().replace(/^var /, 'let ')
  return (settings) =>
    `{${code}start.startPage(${JSON.stringify(settings).replaceAll('<', String.raw`\u003C`)})}`
}
