import { createReadStream, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { extname, join, normalize } from 'node:path'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true

/**
 * Starts a static host: `/a` is a.html, `/` is index.html, everything else is 404.html. It sends none of our headers.
 */
export function serveFolder(folder: string, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname))
    const name = path === '/' ? 'index.html' : path
    const found = [name, `${name}.html`].map((file) => join(folder, file)).find(isFile)
    const file = found ?? join(folder, '404.html')
    response.writeHead(found ? 200 : 404, {
      'Content-Type': types[extname(file)] ?? 'application/octet-stream',
    })
    createReadStream(file).pipe(response)
  })
  return new Promise((ready, fail) => {
    server.once('error', fail)
    server.listen(port, '127.0.0.1', () => ready(server))
  })
}
