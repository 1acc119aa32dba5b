import { join } from 'node:path'
import { buildsFolder, findBuild } from '../../packages/server/src/site/find-build.ts'

export const root = join(import.meta.dirname, '..', '..')
export const webDirectory = join(root, 'packages', 'web')

const build = process.env.SITE_BUILD || (findBuild(buildsFolder, process.env) ?? buildsFolder)
/**
 * The site: in a build the folder that is being filled (SITE_BUILD, set by the bootstrap), everywhere else the finished one
 * that the server would serve. Everything under it is handed out as it is.
 */
export const siteDirectory = join(build, 'client')
