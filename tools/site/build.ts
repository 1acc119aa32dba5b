// Builds the site: React Router writes the screens, app/documents writes the documents, and the steps here complete
// them. Called by tools/bootstrap.mjs, which sets the folder in SITE_BUILD. The server fills in settings on pages;
// every edition of the rules is built.
import { join } from 'node:path'
import { rulesEditionIds, type ShippedEditionId } from '@retour/domain/vat/rules'
import { compileMessages } from './compile-messages.ts'
import { compressFiles } from './compress-files.ts'
import { endWithParent } from './end-with-parent.ts'
import { createFinisher, makePageParts } from './finish-pages.ts'
import { cutPrintFonts } from './print-fonts.ts'
import { measureScripts } from './measure-scripts.ts'
import { documentsBuild, storeDocumentsBuild } from './documents-build.ts'
import { routerBuild } from './router-build.ts'
import { runProduction } from './run-production.ts'
import type { EditionFiles } from './site-manifest.ts'
import { writeCrawlerFiles } from './crawler-files.ts'
import { storePageParts } from './page-parts.ts'
import { writeLists } from './write-lists.ts'
import { editionDirectory, sharedEdition, siteDirectory } from './site-paths.ts'

if (!process.env.SITE_BUILD) {
  process.stderr.write('The site is built by "node tools/bootstrap.mjs --build".\n')
  process.exit(1)
}
endWithParent()

let stepStarted = performance.now()
function report(step: string) {
  const now = performance.now()
  process.stdout.write(`${step}: ${((now - stepStarted) / 1000).toFixed(1)} s\n`)
  stepStarted = now
}

// The site does not depend on it, so it runs beside the compilation of the messages.
const prepared = runProduction([join(import.meta.dirname, 'prepare-assistant.ts')], {
  failure: 'The assistant could not be prepared:',
  environment: {},
})
await compileMessages()
report('messages compiled')
const [written] = await Promise.all([documentsBuild(), routerBuild()])
report(`screens and ${written[sharedEdition].documents.length} documents written`)
// Their names contain a hash, so they are final and can be compressed beside the following steps.
const compressed = compressFiles([join(siteDirectory, 'assets')])
// Imported only now, because star maps use the messages that were compiled above.
const { writeGuides } = await import('./guides-pdf/write-guides.ts')
const { writeImages } = await import('./social-images/write-images.ts')
const fonts = await cutPrintFonts()
let guideBytes = 0
for (const edition of rulesEditionIds)
  guideBytes += await writeGuides({ edition, siteUrl: '', fonts }, editionDirectory(edition))
report(`printable guides written, ${Math.round(guideBytes / 1000)} kB`)
const images = await writeImages(fonts, rulesEditionIds.map(filesOf), true)
report(
  `${images.count} images for shared links, ${images.drawn} of them drawn anew, none over ${Math.ceil(images.largest / 1000)} kB`,
)
await storeDocumentsBuild()
const parts = await makePageParts(written[sharedEdition])
await storePageParts(parts)
const finisher = createFinisher(written[sharedEdition].styles, parts)
const pages = await finisher.finishShared(written[sharedEdition].documents)
await writeCrawlerFiles()
const cached = await writeLists(filesOf(sharedEdition), pages)
report(
  `${pages.length} pages finished; for use without network ${cached.cachedFiles} files (${Math.round(cached.cachedBytes / 1000)} kB) are kept at once, ${cached.laterFiles} pages (${Math.round(cached.laterBytes / 1000)} kB) later`,
)
for (const edition of rulesEditionIds.filter((id) => id !== sharedEdition)) {
  const files = filesOf(edition)
  await writeLists(files, await finisher.finishEdition(files.folder, written[edition].documents, pages))
  report(`what differs in the edition ${edition} written`)
}
const assets = await compressed
const others = await compressFiles(rulesEditionIds.map(editionDirectory), assets)
report(`${assets.size + others.size} files compressed`)
await prepared
process.stdout.write(
  await measureScripts(['/', '/vat-calculator', '/france/paris', '/how-vat-refund-works-in-france']),
)

function filesOf(edition: ShippedEditionId): EditionFiles {
  return { edition, folder: editionDirectory(edition) }
}
