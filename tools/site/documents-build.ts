import { spawn } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buildDirectory, webDirectory } from './site-paths.ts'

/** A document as `packages/web/app/documents` writes it, before it is finished. */
export type WrittenDocument = { path: string; html: string }

/** As long as the build lasts; beside its folder, which React Router empties as it begins. */
const folder = `${buildDirectory}-documents`

/**
 * Writes every document, in a process of its own beside React Router's: React must run as in production, whatever this
 * process is. Rejects with everything that it printed.
 */
export async function documentsBuild(): Promise<WrittenDocument[]> {
  await run()
  const written = JSON.parse(await readFile(join(folder, 'written.json'), 'utf8')) as WrittenDocument[]
  await rm(folder, { recursive: true })
  return written
}

function run(): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [join(webDirectory, 'write-documents.ts'), folder], {
      env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    process.once('exit', () => child.kill())
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.on('error', fail)
    child.on('close', (code) => {
      if (code === 0) done()
      else fail(new Error(`The documents could not be written:\n${output}`))
    })
  })
}
