import { spawn } from 'node:child_process'
import { webDirectory } from './site-paths.ts'

/**
 * Runs a part of the build in its own process, in the folder of the web package, because React must run in production
 * mode. It ends with this process. Rejects with `failure` and all its output.
 */
export function runProduction(
  args: string[],
  { failure, environment }: { failure: string; environment: Record<string, string> },
): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, args, {
      cwd: webDirectory,
      env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    process.once('exit', () => child.kill())
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.on('error', fail)
    child.on('close', (code) => {
      if (code === 0) done()
      else fail(new Error(`${failure}\n${output}`))
    })
  })
}
