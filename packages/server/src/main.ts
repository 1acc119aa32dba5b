import { existsSync } from 'node:fs'
import module from 'node:module'
import { join, resolve } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { applyMemorySettings } from './apply-memory-settings.ts'

if (Number(process.versions.node.split('.')[0]) < 26) {
  process.stderr.write(
    `retour: Node 26 or newer is needed; this is ${process.version}. "npm start" brings its own.\n`,
  )
  process.exit(1)
}

// The cache is beside the packages: who can write there controls the code anyway.
const compiledFolder = resolve(import.meta.dirname, '../../../node_modules/.cache/retour-server')
// Not if another program imports this module.
if (import.meta.main) applyMemorySettings(compiledFolder)
// One compiler thread, because each retains the memory that it used to compile the embedded database.
setFlagsFromString('--wasm-num-compilation-tasks=1')

// Compilation is a third of a start.
module.enableCompileCache(compiledFolder)

const envFile = resolve(import.meta.dirname, '../../../.env')
if (existsSync(envFile)) process.loadEnvFile(envFile)

// Imported after the check of the version, so that an older Node prints its message instead of a syntax error.
const { runUntilStopped } = await import('./run-until-stopped.ts')
const { buildsFolder, findBuild, holdBuild } = await import('./site/find-build.ts')
const build = findBuild(buildsFolder)
if (build) holdBuild(build)
await runUntilStopped(process.env, { siteFolder: join(build ?? buildsFolder, 'client') })
// Now, because a killed process cannot do it later.
module.flushCompileCache()
