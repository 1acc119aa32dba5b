// Makes the two font files of the site from the packages with the full families.
// Run by hand after a change here: node tools/site/subset-fonts.ts
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { fontCharacters } from './font-characters.ts'

const root = join(import.meta.dirname, '..', '..')
const fontsDirectory = join(root, 'packages', 'web', 'app', 'fonts')
const resolve = createRequire(join(root, 'packages', 'web', 'package.json')).resolve

const fonts = [
  {
    source: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
    file: 'newsreader.woff2',
    // opsz 48 looks the same from 22 to 112 px, and fixing the axis halves the file.
    variationAxes: { opsz: 48, wght: { min: 400, max: 500 } },
  },
  {
    source: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
    file: 'source-sans-3.woff2',
    variationAxes: { wght: { min: 400, max: 600 } },
  },
]

for (const { source, file, variationAxes } of fonts) {
  const subset = await subsetFont(await readFile(resolve(source)), fontCharacters, {
    targetFormat: 'woff2',
    variationAxes,
  })
  await writeFile(join(fontsDirectory, file), subset)
  process.stdout.write(`${file}: ${(subset.length / 1000).toFixed(1)} kB\n`)
}
