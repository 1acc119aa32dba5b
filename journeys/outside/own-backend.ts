import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { machineEnvironment } from '@retour/server/src/testing/machine-environment.ts'
import { noteMailbox } from '../mailbox.ts'

export type OwnBackend = { stop(): Promise<void> }

/** Starts the product as a separate process with these settings. Resolves when it is ready and its mailbox is known. */
export async function startBackend(settings: Record<string, string>): Promise<OwnBackend> {
  const child = spawn(process.execPath, ['journeys/outside/product.ts'], {
    cwd: new URL('../..', import.meta.url),
    env: { ...machineEnvironment(), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  await new Promise<void>((ready, fail) => {
    const read = (chunk: Buffer) => {
      output += String(chunk)
      if (/^Mail is: .*\n/m.test(output)) ready()
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('close', () => fail(new Error(`The backend ended:\n${output}`)))
  })
  noteMailbox(/read it at (http:\S+)/.exec(output)?.[1])
  return {
    stop: async () => {
      const ended = once(child, 'close')
      child.kill('SIGTERM')
      await ended
    },
  }
}
