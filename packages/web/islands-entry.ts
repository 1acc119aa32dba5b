import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

const entry = join(import.meta.dirname, 'app', 'documents', 'hydrate-islands.tsx')

/** What the browser fetches to hydrate the islands of a document: paths below the site's folder, the module first. */
export type IslandFiles = { files: string[] }
/** Where the build leaves them for the steps that finish it. */
export const islandFilesName = '.vite/islands.json'

/**
 * Adds the islands to the build of the screens, so that both share React and the parts that they have in common. React
 * Router decides by itself what else is built.
 */
export function islandsEntry(): Plugin {
  let reference = ''
  return {
    name: 'islands-entry',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      reference = this.emitFile({
        type: 'chunk',
        id: entry,
        name: 'islands',
        preserveSignature: 'allow-extension',
      })
    },
    generateBundle(_, bundle) {
      const list: IslandFiles = { files: withImports(this.getFileName(reference), bundle) }
      this.emitFile({ type: 'asset', fileName: islandFilesName, source: JSON.stringify(list) })
    },
  }
}

/** A file and all that it imports at once, directly or not. */
function withImports(first: string, bundle: Rolldown.OutputBundle): string[] {
  const found = new Set([first])
  for (const file of found) {
    const output = bundle[file]
    if (output?.type === 'chunk') for (const imported of output.imports) found.add(imported)
  }
  return [...found]
}
