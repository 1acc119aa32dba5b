import { spawn } from 'node:child_process'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')

export type StepResult = { name: string; passed: boolean; seconds: number; output: string }

type StepOptions = { env?: Record<string, string>; timeoutMs?: number; live?: boolean }

/** Runs one program of the project with Node 26 and its tools on PATH. `live` shows its output while it runs. */
export function runStep(
  name: string,
  command: string,
  args: string[],
  options: StepOptions = {},
): Promise<StepResult> {
  return new Promise((resolve) => {
    const started = performance.now()
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: options.timeoutMs ?? 600_000,
      env: {
        ...process.env,
        ...options.env,
        PATH: `${join(root, 'node_modules', '.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
      },
    })
    let output = ''
    const take = (chunk: Buffer) => {
      output += chunk
      if (options.live) process.stdout.write(chunk)
    }
    child.stdout.on('data', take)
    child.stderr.on('data', take)
    const end = (passed: boolean) =>
      resolve({ name, passed, seconds: (performance.now() - started) / 1000, output })
    child.on('error', (error) => {
      output += String(error)
      end(false)
    })
    child.on('close', (code) => end(code === 0))
  })
}

/** One line per step; a failed step is followed by all that it printed. */
export function reportStep({ name, passed, seconds, output }: StepResult) {
  console.log(`${passed ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`)
  if (!passed) console.log(output.trim())
}
