import { spawn } from 'node:child_process'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')

export type StepResult = { name: string; passed: boolean; seconds: number; output: string }

const graceMs = 20_000

export type StepOptions = {
  env?: Record<string, string>
  quietMs?: number
  /** Shows the output while the step runs. `terminal` passes the terminal through; such a step is never ended. */
  live?: boolean | 'terminal'
}

/**
 * Runs a command of the project with Node 26 and its tools on PATH. It has no time limit, but a step without output for
 * `quietMs` (10 minutes) is ended.
 */
export function runStep(
  name: string,
  command: string,
  args: string[],
  options: StepOptions = {},
): Promise<StepResult> {
  return new Promise((resolve) => {
    const started = performance.now()
    const hasTerminal = options.live === 'terminal'
    const child = spawn(command, args, {
      cwd: root,
      stdio: hasTerminal ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        ...options.env,
        PATH: `${join(root, 'node_modules', '.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
      },
    })
    const quietMs = options.quietMs ?? 600_000
    let output = ''
    let isEnded = false
    const take = (chunk: Buffer | string) => {
      output += chunk
      if (options.live) process.stdout.write(chunk)
      quiet?.refresh()
    }
    const end = (passed: boolean) => {
      clearTimeout(quiet)
      resolve({ name, passed, seconds: (performance.now() - started) / 1000, output })
    }
    // SIGTERM first, so that it can end its children; then SIGKILL for everything that still holds its output.
    const endQuiet = () => {
      take(`\n${name}: nothing happened for ${quietMs / 1000} s, ended.\n`)
      clearTimeout(quiet)
      isEnded = true
      child.kill('SIGTERM')
      setTimeout(() => {
        child.kill('SIGKILL')
        child.stdout?.destroy()
        child.stderr?.destroy()
      }, graceMs).unref()
    }
    const quiet = hasTerminal ? undefined : setTimeout(endQuiet, quietMs)
    child.stdout?.on('data', take)
    child.stderr?.on('data', take)
    child.on('error', (error) => {
      take(String(error))
      end(false)
    })
    child.on('close', (code) => end(code === 0 && !isEnded))
  })
}

/** Prints one line for a step; for a failed one also its output. */
export function reportStep({ name, passed, seconds, output }: StepResult) {
  console.log(`${passed ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`)
  if (!passed) console.log(output.trim())
}
