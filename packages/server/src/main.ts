import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

if (Number(process.versions.node.split('.')[0]) < 26) {
  process.stderr.write(
    `retour: Node 26 or newer is needed; this is ${process.version}. "npm start" brings its own.\n`,
  )
  process.exit(1)
}

const envFile = resolve(import.meta.dirname, '../../../.env')
if (existsSync(envFile)) process.loadEnvFile(envFile)

// Imported only now, so that an older Node gets the line above instead of failing on some syntax.
const { runUntilStopped } = await import('./run-until-stopped.ts')
await runUntilStopped(process.env)
