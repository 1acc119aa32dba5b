import { spawn } from 'node:child_process'
import { once } from 'node:events'

export type BareHttp = { url: string; pid: number; stop: () => Promise<void> }

/** A script with only Node's own HTTP server: it answers every request with the same number of bytes. */
const source = `
const body = Buffer.alloc(Number(process.argv[1]), 'a')
const head = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': body.length }
const server = require('node:http').createServer((request, response) => response.writeHead(200, head).end(body))
server.listen(0, '127.0.0.1', () => process.stdout.write(String(server.address().port)))`

/** Starts it. No server on Node can cost less, on this machine in this run. */
export async function startBareHttp(bytes: number): Promise<BareHttp> {
  const child = spawn(process.execPath, ['-e', source, String(bytes)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [port] = (await once(child.stdout, 'data')) as [Buffer]
  return {
    url: `http://127.0.0.1:${port.toString()}`,
    pid: child.pid ?? 0,
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}
