// Plain JavaScript, because the bootstrap uses it before anything is installed.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const directories = ['packages/domain/src', 'packages/web', 'tools/site']
const made = new Set(['node_modules', 'build', '.react-router', 'paraglide'])

/**
 * Yields every file that can change the built site, in a fixed order. Files that a build itself writes are left out,
 * because otherwise each start would build again.
 * @param {string} root
 * @returns {Generator<string, void, undefined>}
 */
export function* siteInputs(root) {
  for (const directory of directories) {
    const path = join(root, directory)
    if (existsSync(path)) yield* filesBelow(path)
  }
}

/**
 * @param {string} directory
 * @returns {Generator<string, void, undefined>}
 */
function* filesBelow(directory) {
  const entries = readdirSync(directory, { withFileTypes: true })
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (made.has(entry.name)) continue
    if (/\.(test|spec)\.tsx?$/.test(entry.name)) continue
    // The compiler of the messages writes files beside its settings.
    if (directory.endsWith('project.inlang') && entry.name !== 'settings.json') continue
    const path = join(directory, entry.name)
    if (entry.isDirectory()) yield* filesBelow(path)
    else yield path
  }
}
