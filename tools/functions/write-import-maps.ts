// Writes supabase/functions/*/deno.json again. Run it when imports of a function, or versions, have changed:
// `node tools/functions/write-import-maps.ts`; a test says so.
import { writeFile } from 'node:fs/promises'
import { functionNames, importMapFile, makeImportMap } from './import-map.ts'

for (const name of functionNames) {
  await writeFile(importMapFile(name), makeImportMap(name))
  process.stdout.write(`${importMapFile(name)} written\n`)
}
