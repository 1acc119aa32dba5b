import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { resolve } from 'node:path'
import { machineEnvironment } from './machine-environment.ts'
import { shortLived } from '#server/short-lived'

export type RoundServer = {
  url: string
  readyAfterMs: number
  signal: (signal: NodeJS.Signals) => void
  /** Returns the exit code and standard error. */
  end: (signal: NodeJS.Signals) => Promise<{ code: number | null; errors: string }>
}

const script = resolve(import.meta.dirname, 'run-with-site.ts')
const clock = resolve(import.meta.dirname, 'shifted-clock.ts')

/**
 * Starts the product as a process whose clock can jump. Resolves when it is ready; rejects with its output if it ends
 * before.
 */
export async function startRoundServer(
  siteFolder: string,
  settings: Record<string, string>,
): Promise<RoundServer> {
  const startedAt = performance.now()
  const child = spawn(process.execPath, [...shortLived, '--import', clock, script, siteFolder], {
    env: { ...machineEnvironment(), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  const exit = once(child, 'exit').then(([code]) => ({ code: code as number | null, errors }))
  const url = await new Promise<string>((settle, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [address] = /(?<=ready: {2})http:\S+/.exec(line) ?? []
      if (address) settle(address)
    })
    void exit.then(() => reject(new Error(errors.trim())))
  })
  return {
    url,
    readyAfterMs: performance.now() - startedAt,
    signal: (signal) => void child.kill(signal),
    end: (signal) => {
      child.kill(signal)
      return exit
    },
  }
}
