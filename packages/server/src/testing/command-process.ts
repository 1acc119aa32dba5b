import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { machineEnvironment } from './machine-environment.ts'
import { shortLived } from '#server/short-lived'

const commands = resolve(import.meta.dirname, '../../../../tools/commands')

/** Runs one of the operator's commands as a process, and waits for its end. */
export const runCommand = async (name: string, settings: Record<string, string>, ...words: string[]) => {
  const child = spawn(process.execPath, [...shortLived, join(commands, `${name}.ts`), ...words], {
    env: { ...machineEnvironment(), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [out, errors] = [text(child.stdout), text(child.stderr)]
  const [code] = await once(child, 'exit')
  return { code: code as number | null, out: await out, errors: await errors }
}
