// Writes supabase/functions/*/deno.json. Run it after a change of a function's imports or of versions: `node
// tools/functions/write-import-maps.ts`. A test fails if they are out of date.
import { writeFile } from 'node:fs/promises'
import { functionNames, importMapFile, makeImportMap } from './import-map.ts'

for (const name of functionNames) {
  await writeFile(importMapFile(name), makeImportMap(name))
  process.stdout.write(`${importMapFile(name)} written\n`)
}
