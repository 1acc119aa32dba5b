import { join } from 'node:path'
import { defaultEditionId, type RulesEditionId, type ShippedEditionId } from '@retour/domain/vat/rules'
import { madePagesFolder } from '../../packages/server/src/site/pages-order.ts'
import { buildsFolder, findBuild } from '../../packages/server/src/site/find-build.ts'

export const root = join(import.meta.dirname, '..', '..')
export const webDirectory = join(root, 'packages', 'web')

/** The build: during a build the one being made, otherwise the finished one that the server would serve. */
export const buildDirectory = process.env.SITE_BUILD || (findBuild(buildsFolder) ?? buildsFolder)
/** The site of the build. The server serves everything in it, with the settings filled in. */
export const siteDirectory = join(buildDirectory, 'client')

/** The module that writes the documents of a build; it is not served. */
export const documentsFolder = join(buildDirectory, 'documents')

/** The folder with the pages of the desk's editions, one subfolder for each order. */
export const madeFolder = madePagesFolder(siteDirectory)

/** The edition of the pages in `siteDirectory`. */
export const sharedEdition: ShippedEditionId = defaultEditionId
/** Returns the folder of an edition's pages; for other editions than the shared one it only has pages that differ. */
export const editionDirectory = (edition: RulesEditionId) =>
  edition === sharedEdition ? siteDirectory : join(buildDirectory, 'editions', edition)
