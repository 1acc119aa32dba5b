// A host of map styles and tiles on loopback, on good and bad days. The hostname of the page names the day: a visitor
// at http://silent.localhost gets no response, one at http://good.localhost gets a street map.
import { createServer, type ServerResponse } from 'node:http'
import { crc32, deflateSync } from 'node:zlib'

const port = Number(process.env.PORT)

const styleWith = (attribution: string) => ({
  version: 8,
  sources: {
    streets: {
      type: 'raster',
      tiles: [`http://127.0.0.1:${port}/tiles/{z}/{x}/{y}.png`],
      // Makes the zoom in a tile's URL equal to the map's.
      tileSize: 512,
      attribution,
    },
  },
  layers: [
    { id: 'land', type: 'background', paint: { 'background-color': '#ffffff' } },
    { id: 'streets', type: 'raster', source: 'streets' },
  ],
})

/** A tile of streets in a green that the product does not use: rgb(120, 190, 130). */
const tile = png(256, (x, y) => (x % 64 < 6 || y % 64 < 6 ? [255, 255, 255] : [120, 190, 130]))

function png(size: number, colorAt: (x: number, y: number) => [number, number, number]): Buffer {
  const rows = Array.from({ length: size }, (_row, y) => [
    0,
    ...Array.from({ length: size }, (_pixel, x) => colorAt(x, y)).flat(),
  ])
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size, 0)
  header.writeUInt32BE(size, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
  const pixels = deflateSync(Buffer.from(rows.flat()))
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

function send(response: ServerResponse, status: number, type: string, body: string | Buffer) {
  response.writeHead(status, { 'content-type': type, 'access-control-allow-origin': '*' }).end(body)
}
const sendJson = (response: ServerResponse, status: number, body: unknown) =>
  send(response, status, 'application/json', JSON.stringify(body))

function serve(path: string, response: ServerResponse) {
  if (path === '/style.json') sendJson(response, 200, styleWith('© Loopback streets'))
  else send(response, 200, 'image/png', tile)
}

type Answer = (path: string, response: ServerResponse) => void

/** The response of each bad day; one of them never comes. */
const badDays: Record<string, Answer> = {
  missing: (_path, response) => sendJson(response, 404, { message: 'not found' }),
  silent: () => {},
  'no-tiles': (path, response) =>
    path === '/style.json' ? serve(path, response) : sendJson(response, 503, { message: 'busy' }),
  // On this day the attribution is another one too.
  'some-tiles': (path, response) => {
    if (/[13579]\.png$/.test(path)) sendJson(response, 500, { message: 'broken' })
    else if (path === '/style.json')
      sendJson(response, 200, styleWith('© Loopback streets<img src="x" onerror="document.title=1">'))
    else serve(path, response)
  },
}

createServer(({ url = '', headers }, response) => {
  if (url === '/health') return sendJson(response, 200, {})
  const [, day = ''] = /^http:\/\/([\w-]+)\.localhost/.exec(headers.origin ?? '') ?? []
  return (badDays[day] ?? serve)(url, response)
}).listen(port, '127.0.0.1')
