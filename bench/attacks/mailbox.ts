import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@retour/server/src/testing/free-port.ts'
import { startProduct } from '../product.ts'

/** Tries to read the mailbox of a production server without a mail server, behind a proxy that only forwards. */
export async function attackMailbox(root: string): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'retour-attack-'))
  const command = [process.execPath, 'packages/server/src/main.ts']
  const settings = { NODE_ENV: 'production', DATA_DIR: dataDir, SMTP_URL: '', MAIL: '' }
  const started = await startProduct(root, command, settings).catch((error: Error) => error)
  if (started instanceof Error) {
    const [said = ''] = /retour: .+/.exec(started.message) ?? []
    return `no start: ${said}`
  }
  const port = await freePort()
  const proxy = createServer((incoming, outgoing) => {
    // Like nginx with only proxy_pass: the server's own name as Host, and no client address.
    const passed = request(`${started.url}${incoming.url}`, { method: incoming.method }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(outgoing)
    })
    incoming.pipe(passed)
  })
  await new Promise<void>((listening) => proxy.listen(port, '0.0.0.0', listening))
  try {
    const response = await fetch(`http://127.0.0.1:${port}/dev/mailbox`)
    return `started; an outsider gets ${response.status} at /dev/mailbox`
  } finally {
    proxy.close()
    await started.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
