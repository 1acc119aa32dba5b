import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root, webDirectory } from './site-paths.ts'

/** Runs React Router's own build with the same Node. Rejects with everything it printed. */
export function routerBuild(): Promise<void> {
  const { resolve } = createRequire(join(webDirectory, 'package.json'))
  const command = join(resolve('@react-router/dev/package.json'), '..', 'bin.cjs')
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [command, 'build'], {
      cwd: webDirectory,
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
      else fail(new Error(`The pages could not be built (in ${root}):\n${output}`))
    })
  })
}
