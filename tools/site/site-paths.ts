import { join } from 'node:path'

export const root = join(import.meta.dirname, '..', '..')
export const webDirectory = join(root, 'packages', 'web')
/** The finished site; everything under it is handed out as it is. */
export const siteDirectory = join(webDirectory, 'build', 'client')
