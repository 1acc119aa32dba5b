import { join } from 'node:path'
import type { PagesOrder } from '@retour/server/src/site/pages-order.ts'
import { writeDocuments } from './documents-build.ts'
import { createFinisher } from './finish-pages.ts'
import { writeGuides } from './guides-pdf/write-guides.ts'
import { readPageParts, readSharedPages } from './page-parts.ts'
import { cutPrintFonts } from './print-fonts.ts'
import { writeImages } from './social-images/write-images.ts'
import { writeLists } from './write-lists.ts'

/** Writes into a folder what differs in the ordered edition from the shared pages of the build. */
export async function writeOrder({ edition, siteUrl }: PagesOrder, folder: string): Promise<void> {
  const client = join(folder, 'client')
  const fonts = await cutPrintFonts()
  const { styles, documents } = await writeDocuments(edition.id)
  const finisher = createFinisher(styles, await readPageParts())
  const pages = await finisher.finishEdition(client, documents, await readSharedPages())
  await writeGuides({ edition: edition.id, siteUrl, fonts }, client)
  await writeImages(fonts, [{ edition: edition.id, folder: client }], false)
  await writeLists({ edition: edition.id, folder: client }, pages)
}
