import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startLoopbackSmtp, type TakenMail } from '@retour/server/src/mail/testing/loopback-smtp.ts'
import { freePort } from '@retour/server/src/testing/free-port.ts'
import type { ReadMails } from '../make-account.ts'
import { startProduct, type RunningProduct } from '../product.ts'

export type LoadedServer = {
  product: RunningProduct
  port: number
  metricsPort: number
  /** Every mail that it sent to its own mail server; none if the settings name another. */
  taken: TakenMail[]
  readMails: ReadMails
  /** Ends the process and removes its data folder. */
  stop(): Promise<void>
}

/**
 * Starts the product as in production behind a balancer on this machine: a log line for every request (to a file), rate
 * limits, client addresses from X-Forwarded-For, a mail server. `settings` are added; DATABASE_URL selects the
 * database.
 */
export async function startLoadedServer(
  root: string,
  settings: Record<string, string>,
): Promise<LoadedServer> {
  const dataDir = settings.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'retour-bench-load-'))
  const metricsPort = await freePort()
  const smtp = settings.SMTP_URL ? null : await startLoopbackSmtp()
  const log = openSync(join(dataDir, 'log'), 'a')
  const say = async (error: unknown) => {
    await smtp?.close()
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
      ...(smtp ? { SMTP_URL: smtp.url } : {}),
      METRICS_PORT: String(metricsPort),
      ...settings,
      DATA_DIR: dataDir,
    },
    log,
  ).catch(say)
  closeSync(log)
  const taken = smtp?.taken ?? []
  return {
    product,
    port: Number(new URL(product.url).port),
    metricsPort,
    taken,
    readMails: async (email) =>
      taken.filter(({ recipients }) => recipients.includes(email)).map(({ mail }) => mail.text ?? ''),
    stop: async () => {
      await product.stop()
      await smtp?.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
