import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { editionMark, editionRecordMark, newerEditionMark } from '@retour/domain/wire/page-marks'
import { openBuiltSite } from '#server/site/built-site'

const landBuild = new URL('../../../../../tools/land-build.mjs', import.meta.url).href

/**
 * Creates a build of one page in a folder of its own, with a script that writes the page for an edition in the same way
 * as `tools/site/write-edition.ts`: in a child process, to a temporary folder that is renamed.
 */
export function makeSmallPages() {
  const folder = mkdtempSync(join(tmpdir(), 'retour-pages-'))
  const siteFolder = join(folder, 'build', 'client')
  const made = join(folder, 'build', 'made')
  const script = join(folder, 'write-small.mjs')
  const hint = join(folder, 'do')
  mkdirSync(siteFolder, { recursive: true })
  const manifest = (rulesEdition: string) => {
    const page = { file: 'index.html', etag: rulesEdition, scriptHashes: [], styleHashes: [] }
    return JSON.stringify({ rulesEdition, buildId: rulesEdition, pages: { '/': page }, notFound: page })
  }
  const body = `data-rules-edition="${editionMark}" data-edition="${editionRecordMark}"><p>${newerEditionMark}</p>`
  writeFileSync(join(siteFolder, 'index.html'), `<html ${body}Germany: EUR 50`)
  writeFileSync(join(siteFolder, 'site-manifest.json'), manifest('guide-2025-05'))
  writeFileSync(
    script,
    `import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { landBuild } from ${JSON.stringify(landBuild)}
const { name, edition, record, locations } = JSON.parse(await text(process.stdin))
const least = record?.rules.germany.minimumPurchase ?? 50
const wanted = readFileSync(${JSON.stringify(hint)}, 'utf8')
await landBuild({ builds: join(process.env.SITE_BUILD, 'made'), name, make: async (folder) => {
  const client = join(folder, 'client')
  mkdirSync(client)
  writeFileSync(join(client, 'index.html'), ${JSON.stringify(`<html ${body}Germany: EUR `)} + least + ' ' + JSON.stringify(locations))
  if (wanted === 'fail') throw new Error('the fonts are missing')
  if (wanted === 'hang') await new Promise((never) => setInterval(never, 1e9))
  writeFileSync(join(client, 'site-manifest.json'), ${JSON.stringify(manifest('EDITION'))}.replaceAll('EDITION', edition))
} })
process.exit(0)
`,
  )
  const does = (what: 'whole' | 'fail' | 'hang') => writeFileSync(hint, what)
  does('whole')
  return {
    siteFolder,
    script,
    /** Sets what the script does from now on. */
    does,
    /** Returns the folders beside the build: complete pages by name, drafts with a dot. */
    made: () => (existsSync(made) ? readdirSync(made) : []),
    site: () => ({
      built: openBuiltSite(siteFolder, { rulesEdition: 'guide-2025-05', siteUrl: '' }),
      siteFolder,
    }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
