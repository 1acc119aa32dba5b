import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '@retour/server/src/testing/free-port.ts'

export type RunningProduct = {
  url: string
  pid: number
  readyAfterMs: number
  /** The event loop's longest delay since the last call; only with `--import bench/watch-loop.ts`. */
  loopDelay(): Promise<{ maxMs: number; p99Ms: number }>
  stop(): Promise<void>
  /** Sends SIGKILL, without a graceful shutdown. */
  kill(): Promise<void>
}

/**
 * Starts the product with `npm start` or its main file in a folder and waits until it is ready. With `logTo`, an open
 * file, its log goes there and costs this process nothing.
 */
export async function startProduct(
  folder: string,
  command: string[],
  env: Record<string, string>,
  logTo?: number,
): Promise<RunningProduct> {
  const port = await freePort()
  const started = performance.now()
  const [program = '', ...args] = command
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...process.env, FX_URL: 'http://127.0.0.1:9', LOG_LEVEL: 'error', ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', logTo ?? 'pipe'],
    detached: true,
  })
  let output = ''
  child.stdout?.on('data', (chunk) => (output += chunk))
  child.stderr?.on('data', (chunk) => (output += chunk))
  const url = `http://127.0.0.1:${port}`
  await waitUntilReady(url, child, () => output)
  return {
    url,
    pid: child.pid ?? 0,
    readyAfterMs: performance.now() - started,
    loopDelay: () =>
      new Promise((settle) => {
        const read = (chunk: Buffer) => {
          const found = /^loop-delay (?<delay>.+)$/m.exec(chunk.toString())?.groups?.delay
          if (!found) return
          child.stderr?.off('data', read)
          settle(JSON.parse(found) as { maxMs: number; p99Ms: number })
        }
        child.stderr?.on('data', read)
        child.kill('SIGUSR2')
      }),
    stop: () => end(child, 'SIGTERM'),
    kill: () => end(child, 'SIGKILL'),
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals) {
  if (!child.pid || child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  // npm forwards no signals, so the whole process group that this benchmark started is ended.
  process.kill(-child.pid, signal)
  await ended
}

async function waitUntilReady(url: string, child: ChildProcess, output: () => string) {
  const deadline = performance.now() + 180_000
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the product ended before it was ready:\n${output()}`)
    const isReady = await fetch(`${url}/health/ready`).then(
      (response) => response.ok,
      () => false,
    )
    if (isReady) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`not ready after 180 s:\n${output()}`)
}
