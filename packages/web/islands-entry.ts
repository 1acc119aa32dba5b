import { basename, join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

const app = join(import.meta.dirname, 'app')
const entry = join(app, 'documents', 'hydrate-islands.tsx')
/** The list of the islands, with the modules of those that have their own file. */
const list = join(app, 'documents', 'islands.ts')

/**
 * The files that the browser needs to hydrate the islands of a document, as paths relative to the site's folder.
 * `files`: those of every document, the entry module first. `own`: by name, those of islands with their own file.
 */
export type IslandFiles = { files: string[]; own: Record<string, string[]> }
/** The file in which the build leaves the list for the steps that complete it. */
export const islandFilesName = '.vite/islands.json'

/**
 * A Vite plugin that adds the islands to the build of the screens, so that both share React and their common parts.
 * React Router alone determines the other entries.
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

/** Returns a file with all its static imports, direct and indirect. */
function withImports(first: string, bundle: Rolldown.OutputBundle): string[] {
  const found = new Set([first])
  for (const file of found) {
    const output = bundle[file]
    if (output?.type === 'chunk') for (const imported of output.imports) found.add(imported)
  }
  return [...found]
}

/** Returns the file into which a module is bundled. Throws if there is none. */
function fileOf(id: string, bundle: Rolldown.OutputBundle): string {
  const chunk = Object.values(bundle).find(
    (output) => output.type === 'chunk' && output.moduleIds.includes(id),
  )
  if (!chunk) throw new Error(`${id} is in no file of the build.`)
  return chunk.fileName
}

/** The name of a component by its file: "guide-download.tsx" has GuideDownload. */
const nameOf = (id: string) =>
  basename(id, '.tsx').replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
