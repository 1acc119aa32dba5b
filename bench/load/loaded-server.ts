import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../tools/free-port.ts'
import { startProduct, type RunningProduct } from '../product.ts'

export type LoadedServer = {
  product: RunningProduct
  port: number
  metricsPort: number
  dataDir: string
  /** Ends the process and removes its data folder. */
  stop(): Promise<void>
}

/**
 * The product as it runs in production behind a balancer on this machine: log lines for every request (into a file),
 * limits, senders told by X-Forwarded-For. `settings` add to that; DATABASE_URL chooses the database.
 */
export async function startLoadedServer(
  root: string,
  settings: Record<string, string>,
): Promise<LoadedServer> {
  const dataDir = settings.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'retour-bench-load-'))
  const metricsPort = await freePort()
  const log = openSync(join(dataDir, 'log'), 'a')
  const say = (error: unknown) => {
    const said = readFileSync(join(dataDir, 'log'), 'utf8').slice(-2000)
    if (!settings.DATA_DIR) rmSync(dataDir, { recursive: true, force: true })
    throw new Error(`the server did not start:\n${said}`, { cause: error })
  }
  const product = await startProduct(
    root,
    [process.execPath, 'packages/server/src/main.ts'],
    {
      NODE_ENV: 'production',
      LOG_LEVEL: 'info',
      TRUSTED_PROXIES: '127.0.0.1',
      OPERATOR_EMAIL: 'desk@retour.example',
      METRICS_PORT: String(metricsPort),
      ...settings,
      DATA_DIR: dataDir,
    },
    log,
  ).catch(say)
  closeSync(log)
  return {
    product,
    port: Number(new URL(product.url).port),
    metricsPort,
    dataDir,
    stop: async () => {
      await product.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
