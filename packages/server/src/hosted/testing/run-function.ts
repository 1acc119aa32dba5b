import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const functionsFolder = join(import.meta.dirname, '../../../../../supabase/functions')

/** Returns the program of the setting DENO, or `deno` on PATH; null if there is none. */
export function findDeno(): string | null {
  if (process.env.DENO) return process.env.DENO
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  return folders.map((folder) => join(folder, 'deno')).find((file) => existsSync(file)) ?? null
}

export type RunningFunction = { url: string; output: () => string; stop(): Promise<void> }

/**
 * Runs one of supabase/functions under Deno on a free loopback port. Packages come from node_modules; nothing is
 * downloaded. It sees only the given variables.
 */
export async function runFunction(
  deno: string,
  name: string,
  environment: Record<string, string>,
): Promise<RunningFunction> {
  const child = spawn(
    deno,
    [
      'run',
      '--no-lock',
      '--no-prompt',
      '--cached-only',
      '--node-modules-dir=manual',
      '--allow-env',
      '--allow-read',
      '--allow-net',
      // A Unix socket of PostgreSQL needs the permission to write.
      '--allow-write',
      join(functionsFolder, name, 'index.ts'),
    ],
    {
      env: { ...environment, DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0', NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let output = ''
  const ended = new Promise<void>((settle) => child.once('close', () => settle()))
  const url = await new Promise<string>((settle, fail) => {
    const read = (chunk: Buffer) => {
      output += String(chunk)
      const address = /Listening on (http:\/\/127\.0\.0\.1:\d+)/.exec(output)?.[1]
      if (address) settle(address)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('error', fail)
    child.once('close', (code) => fail(new Error(`The function ended with ${code}:\n${output}`)))
  })
  return {
    url,
    output: () => output,
    stop: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}
