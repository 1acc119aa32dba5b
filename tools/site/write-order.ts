import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deskRecords } from '@retour/domain/exit/day/desk-records'
import { shopList } from '@retour/domain/places/shop-list'
import type { PagesOrder } from '@retour/server/src/site/pages-order.ts'
import { compressFile } from './compress-files.ts'
import { writeDocuments } from './documents-build.ts'
import { createFinisher } from './finish-pages.ts'
import { writeGuides } from './guides-pdf/write-guides.ts'
import { readPageParts, readSharedPages } from './page-parts.ts'
import { cutPrintFonts } from './print-fonts.ts'
import { writeImages } from './social-images/write-images.ts'
import { writeLists } from './write-lists.ts'
import { writeStarMaps } from './write-star-maps.ts'

/** Writes the files that the trip loads from the records, as its routes write them in a build. */
async function writeTripFiles(client: string): Promise<void> {
  await mkdir(join(client, 'trip'), { recursive: true })
  for (const [name, content] of [
    ['desks.json', deskRecords()],
    ['shops.json', shopList()],
  ] as const) {
    const file = join(client, 'trip', name)
    await writeFile(file, JSON.stringify(content))
    await compressFile(file)
  }
}

/** Writes into a folder everything in which the order differs from the shared pages of the build. */
export async function writeOrder(
  { edition, record, locations, siteUrl }: PagesOrder,
  folder: string,
): Promise<void> {
  const client = join(folder, 'client')
  const fonts = await cutPrintFonts()
  const { styles, documents } = await writeDocuments(edition, { locations })
  const finisher = createFinisher(styles, await readPageParts())
  const pages = await finisher.finishEdition(client, documents, await readSharedPages())
  await writeGuides({ edition, siteUrl, fonts }, client)
  // Images contain figures of the rules, but only the number of locations.
  if (record) await writeImages(fonts, [{ edition, folder: client }], false)
  await writeTripFiles(client)
  await writeStarMaps(locations, client)
  await writeLists({ edition, folder: client }, pages)
}
