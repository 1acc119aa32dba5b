import { join } from 'node:path'
import { defaultEditionId, type RulesEditionId, type ShippedEditionId } from '@retour/domain/vat/rules'
import { madePagesFolder } from '../../packages/server/src/site/pages-order.ts'
import { buildsFolder, findBuild } from '../../packages/server/src/site/find-build.ts'

export const root = join(import.meta.dirname, '..', '..')
export const webDirectory = join(root, 'packages', 'web')

/** The build: in a build the one that is being filled, everywhere else the finished one that the server would serve. */
export const buildDirectory = process.env.SITE_BUILD || (findBuild(buildsFolder) ?? buildsFolder)
/** The site of it: everything under it is handed out, with the settings filled in. */
export const siteDirectory = join(buildDirectory, 'client')

/** What writes the documents of a build; nobody hands it out. */
export const documentsFolder = join(buildDirectory, 'documents')

/** Where the pages of the desk's editions lie, each order in a folder of its own name. */
export const madeFolder = madePagesFolder(siteDirectory)

/** The edition whose pages lie there. */
export const sharedEdition: ShippedEditionId = defaultEditionId
/** Where the pages of an edition lie; of another edition than the shared one only those that differ. */
export const editionDirectory = (edition: RulesEditionId) =>
  edition === sharedEdition ? siteDirectory : join(buildDirectory, 'editions', edition)
