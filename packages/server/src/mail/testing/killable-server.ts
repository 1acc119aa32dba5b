import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { machineEnvironment } from '#server/testing/machine-environment'
import { shortLived } from '#server/short-lived'

const key = 'sb_publishable_test_0123456789abcdef'

export type KillableServer = {
  /** The URL once it listens; null if it died before. */
  url: Promise<string | null>
  /** Sends SIGKILL; resolves when the process has ended. */
  kill: () => Promise<void>
  /** Its output on standard error. */
  complaints: () => string
}

/** Starts the product's server with a data folder, as a process that can be killed at any moment. */
export function startKillableServer(dataDir: string, settings: Record<string, string> = {}): KillableServer {
  const child = fork(fileURLToPath(new URL('./run-server.ts', import.meta.url)), {
    execArgv: shortLived,
    env: {
      ...machineEnvironment(),
      DATA_DIR: dataDir,
      PORT: '0',
      PUBLISHABLE_KEY: key,
      OPERATOR_EMAIL: 'desk@retour.example',
      // Nothing listens on this port: the test uses no external service.
      FX_URL: 'http://127.0.0.1:9',
      LOG_LEVEL: 'error',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let complaints = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    complaints += chunk.toString()
  })
  const exited = once(child, 'exit')
  return {
    url: Promise.race([once(child, 'message').then(([url]) => String(url)), exited.then(() => null)]),
    kill: async () => {
      child.kill('SIGKILL')
      await exited
    },
    complaints: () => complaints,
  }
}

/** Posts a row as a guest's browser does. Returns true only if the server acknowledged it. */
export async function postRow(url: string, table: 'leads' | 'bookings', row: object): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/rest/v1/${table}`, {
      method: 'POST',
      headers: { apikey: key, Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(row),
    })
    return answer.status === 201
  } catch {
    return false
  }
}
