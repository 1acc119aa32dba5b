// Builds the site: React Router writes the screens and app/documents the documents, then each step here finishes them.
// Ordered by tools/bootstrap.mjs, which names the folder in SITE_BUILD. RULES_EDITION, SITE_URL and OPERATOR_… are read
// from the environment.
import { openAssistant } from '@retour/server/src/assistant/prepared.ts'
import { articlePaths } from '@retour/domain/content/articles/article-paths'
import { defaultEditionId, isEditionId, rulesEditionIds } from '@retour/domain/vat/rules'
import { compileMessages } from './compile-messages.ts'
import { compressFiles } from './compress-files.ts'
import { endWhenUnwanted } from './end-when-unwanted.ts'
import { finishPages } from './finish-pages.ts'
import { cutPrintFonts } from './print-fonts.ts'
import { measureScripts } from './measure-scripts.ts'
import { documentsBuild } from './documents-build.ts'
import { routerBuild } from './router-build.ts'
import { writeCrawlerFiles } from './crawler-files.ts'
import { writeServiceWorker } from './write-service-worker.ts'
import { writeSiteManifest } from './site-manifest.ts'

if (!process.env.SITE_BUILD) {
  process.stderr.write('The site is built by "node tools/bootstrap.mjs --build".\n')
  process.exit(1)
}
endWhenUnwanted()

const edition = process.env.RULES_EDITION || defaultEditionId
if (!isEditionId(edition)) {
  process.stderr.write(`RULES_EDITION is "${edition}"; it can be ${rulesEditionIds.join(' or ')}.\n`)
  process.exit(1)
}

let stepStarted = performance.now()
function report(step: string) {
  const now = performance.now()
  process.stdout.write(`${step}: ${((now - stepStarted) / 1000).toFixed(1)} s\n`)
  stepStarted = now
}

// Beside the server, under names of their own: the assistant finds them there when the site is served.
for (const one of rulesEditionIds) await openAssistant(one)
report('the assistant trained, its guides indexed')
await compileMessages()
const [documents] = await Promise.all([documentsBuild(), routerBuild()])
report(`screens and ${documents.length} documents written`)
// Loaded only now: star maps take their words from the messages that were compiled above.
const { writeGuides } = await import('./guides-pdf/write-guides.ts')
const { writeImages } = await import('./social-images/write-images.ts')
const fonts = await cutPrintFonts()
const siteUrl = (process.env.SITE_URL ?? '').replace(/\/+$/, '')
const guideBytes = await writeGuides({ edition, siteUrl, fonts })
report(`printable guides written, ${Math.round(guideBytes / 1000)} kB`)
const images = await writeImages({ edition, fonts })
report(
  `${images.count} images for shared links, ${images.drawn} of them drawn anew, none over ${Math.ceil(images.largest / 1000)} kB`,
)
const pages = await finishPages(documents)
await writeCrawlerFiles()
const buildId = await writeSiteManifest(pages)
const kept = await writeServiceWorker(pages, { buildId, articlePaths })
report(
  `${pages.length} pages finished; for use without network ${kept.keptFiles} files (${Math.round(kept.keptBytes / 1000)} kB) are kept at once, ${kept.laterFiles} pages (${Math.round(kept.laterBytes / 1000)} kB) later`,
)
const sizes = await compressFiles()
report(`${sizes.fileCount} files compressed`)
process.stdout.write(
  await measureScripts(['/', '/vat-calculator', '/france/paris', '/how-vat-refund-works-in-france']),
)
