import { basename, join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

const app = join(import.meta.dirname, 'app')
const entry = join(app, 'documents', 'hydrate-islands.tsx')
/** Names each island, and the file that it comes with where that is one of its own. */
const list = join(app, 'documents', 'islands.ts')

/**
 * What the browser fetches to hydrate the islands of a document, as paths below the site's folder: `files` on every one, the
 * module first; `own` by the name of an island that comes with a file of its own.
 */
export type IslandFiles = { files: string[]; own: Record<string, string[]> }
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
      const components = this.getModuleInfo(list)?.dynamicallyImportedIds ?? []
      const files: IslandFiles = {
        files: withImports(this.getFileName(reference), bundle),
        own: Object.fromEntries(
          components.map((id) => [nameOf(id), withImports(fileOf(id, bundle), bundle)]),
        ),
      }
      this.emitFile({ type: 'asset', fileName: islandFilesName, source: JSON.stringify(files) })
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

/** The file that a module is built into. */
function fileOf(id: string, bundle: Rolldown.OutputBundle): string {
  const chunk = Object.values(bundle).find(
    (output) => output.type === 'chunk' && output.moduleIds.includes(id),
  )
  if (!chunk) throw new Error(`${id} is in no file of the build.`)
  return chunk.fileName
}

/** Of a component by its file: "guide-download.tsx" has GuideDownload. */
const nameOf = (id: string) =>
  basename(id, '.tsx').replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
