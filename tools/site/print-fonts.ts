import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { fontCharacters } from './font-characters.ts'
import { webDirectory } from './site-paths.ts'

/** Fixed weights of the site's two font families as TrueType, for drawing without a browser. */
export type PrintFonts = { display: Buffer; text: Buffer; strong: Buffer }

const newsreader = '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2'
const sourceSans = '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2'

/** Cuts these weights from the variable fonts; takes about a quarter of a second. */
export async function cutPrintFonts(): Promise<PrintFonts> {
  const [display, text, strong] = await Promise.all([
    cut(newsreader, { opsz: 48, wght: 430 }),
    cut(sourceSans, { wght: 400 }),
    cut(sourceSans, { wght: 600 }),
  ])
  return { display, text, strong }
}

async function cut(source: string, variationAxes: Record<string, number>): Promise<Buffer> {
  const { resolve } = createRequire(join(webDirectory, 'package.json'))
  return subsetFont(await readFile(resolve(source)), fontCharacters, {
    targetFormat: 'truetype',
    variationAxes,
  })
}
