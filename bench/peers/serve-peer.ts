import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { compressFile } from '../../tools/site/compress-files.ts'

export type ServedPeer = { url: string; stop: () => Promise<void> }

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
}

/**
 * Serves a built folder on its own port like our server serves pages: from memory, compressed with brotli. Files below
 * `assets` are cached forever, all others are revalidated. Clients must accept brotli.
 */
export async function servePeer(folder: string, assets: string): Promise<ServedPeer> {
  const files = await packedFiles(folder)
  const server = createServer(({ url = '/' }, response) => {
    const path = url.replace(/\?.*/, '').replace(/\/$/, '/index.html')
    const body = files.get(path)
    if (!body) return response.writeHead(404).end()
    response
      .writeHead(200, {
        'Content-Type': types[extname(path)],
        'Content-Encoding': 'br',
        'Content-Length': body.byteLength,
        'Cache-Control': path.startsWith(assets) ? 'public, max-age=31536000, immutable' : 'no-cache',
        Vary: 'Accept-Encoding',
      })
      .end(body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

async function packedFiles(folder: string): Promise<Map<string, Buffer>> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => extname(name) in types)
  const packed = names.map(async (name): Promise<[string, Buffer]> => {
    const file = join(folder, name)
    await compressFile(file)
    return [`/${name.replaceAll('\\', '/')}`, await readFile(`${file}.br`)]
  })
  return new Map(await Promise.all(packed))
}
