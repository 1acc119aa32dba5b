import { join } from 'node:path'
import { buildsFolder, findBuild } from '../../packages/server/src/site/find-build.ts'

export const root = join(import.meta.dirname, '..', '..')
export const webDirectory = join(root, 'packages', 'web')

/** The build: in a build the one that is being filled, everywhere else the finished one that the server would serve. */
export const buildDirectory = process.env.SITE_BUILD || (findBuild(buildsFolder, process.env) ?? buildsFolder)
/** The site of it: everything under it is handed out as it is. */
export const siteDirectory = join(buildDirectory, 'client')
