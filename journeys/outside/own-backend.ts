import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Our server as a process of its own, with these settings; resolves when it is ready. */
export async function startBackend(settings: Record<string, string>): Promise<{ stop(): Promise<void> }> {
  const child = spawn(process.execPath, ['packages/server/src/main.ts'], {
    cwd: new URL('../..', import.meta.url),
    env: { PATH: process.env.PATH, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  await new Promise<void>((ready, fail) => {
    const read = (chunk: Buffer) => {
      output += String(chunk)
      if (output.includes(`:${settings.PORT}`)) ready()
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('close', () => fail(new Error(`The backend ended:\n${output}`)))
  })
  return {
    stop: async () => {
      const ended = once(child, 'close')
      child.kill('SIGTERM')
      await ended
    },
  }
}
