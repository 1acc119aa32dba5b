import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { fetchMapStyle } from './map-style-calls.ts'

async function askHostOf(status: number, body: string) {
  const host = createServer((_, answer) => {
    answer.writeHead(status, { 'Content-Type': 'application/json' }).end(body)
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void host.close())
  await once(host, 'listening')
  const { port } = host.address() as AddressInfo
  return fetchMapStyle(`http://127.0.0.1:${port}/style.json`, new AbortController().signal)
}

test('a style is given as it is', async () => {
  const style = { version: 8, sources: {}, layers: [] }
  expect(await askHostOf(200, JSON.stringify(style))).toEqual(style)
})

test.each([
  ['missing', 404, '{"message": "not found"}', 'refused'],
  ['refused', 403, '{"message": "Invalid key"}', 'refused'],
  ['garbled', 200, '{"version": 8, "sources": {', 'failed'],
  ['of another version', 200, '{"version": 7, "sources": {}, "layers": []}', 'failed'],
  ['something else', 200, '{"version": 8, "sheets": []}', 'failed'],
])('a style that is %s is none', async (_, status, body, kind) => {
  await expect(askHostOf(status, body)).rejects.toMatchObject({ name: 'BackendError', kind })
})
