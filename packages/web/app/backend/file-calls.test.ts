import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type FileProgress, fetchFile } from './file-calls.ts'

let server: Server | undefined
const listen = async (answer: RequestListener) => {
  const opened = createServer(answer)
  server = opened
  await new Promise<void>((done) => opened.listen(0, '127.0.0.1', done))
  return `http://127.0.0.1:${(opened.address() as AddressInfo).port}/guide.pdf`
}
const ask = (
  address: string,
  { signal = new AbortController().signal, onProgress = (_: FileProgress): unknown => null } = {},
) => {
  const seen: FileProgress[] = []
  const file = fetchFile(address, {
    type: 'application/pdf',
    signal,
    stallMs: 5000,
    onProgress: (progress) => {
      seen.push(progress)
      onProgress(progress)
    },
  })
  return { seen, file }
}

beforeAll(() => {
  vi.stubGlobal('navigator', { onLine: true })
  return () => vi.unstubAllGlobals()
})
afterEach(() => {
  vi.useRealTimers()
  server?.closeAllConnections()
  server?.close()
})

test('a file arrives whole, and its progress grows from nothing to all of it', async () => {
  const bytes = Buffer.alloc(300_000, 7)
  const { seen, file } = ask(
    await listen((_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/pdf', 'Content-Length': bytes.length })
      response.end(bytes)
    }),
  )
  expect(Buffer.from(await (await file).arrayBuffer()).equals(bytes)).toBe(true)
  expect(seen[0]).toEqual({ loadedBytes: 0, totalBytes: 300_000 })
  expect(seen.at(-1)).toEqual({ loadedBytes: 300_000, totalBytes: 300_000 })
  expect(seen.map(({ loadedBytes }) => loadedBytes)).toEqual(
    seen.map(({ loadedBytes }) => loadedBytes).toSorted((a, b) => a - b),
  )
})

test('without a length, or packed on its way, the total is unknown and the file is whole', async () => {
  const { seen, file } = ask(
    await listen((_, response) => {
      const packed = gzipSync('%PDF')
      response.writeHead(200, {
        'Content-Type': 'application/pdf',
        'Content-Encoding': 'gzip',
        'Content-Length': packed.length,
      })
      response.end(packed)
    }),
  )
  expect(await (await file).text()).toBe('%PDF')
  expect(seen.at(-1)).toEqual({ loadedBytes: 4, totalBytes: null })
})

test('a connection that breaks halfway is no file', async () => {
  const { file } = ask(
    await listen((_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/pdf', 'Content-Length': 1000 })
      response.write(Buffer.alloc(400), () => response.destroy())
    }),
  )
  await expect(file).rejects.toMatchObject({ kind: 'unreachable' })
})

test('a server that falls silent is given up after the time for it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const address = await listen((_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/pdf', 'Content-Length': 1000 })
    response.write(Buffer.alloc(400))
  })
  const ended = vi.fn<() => void>()
  const { file } = await new Promise<ReturnType<typeof ask>>((resolve) => {
    const download = ask(address, {
      onProgress: ({ loadedBytes }) => loadedBytes === 400 && resolve(download),
    })
    download.file.catch(ended)
  })
  await vi.advanceTimersByTimeAsync(4999)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await expect(file).rejects.toMatchObject({ kind: 'timeout' })
})

test('the login page of a hotel’s network is not taken for the file', async () => {
  const address = await listen((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' })
    response.end('<h1>Log in</h1>')
  })
  await expect(ask(address).file).rejects.toMatchObject({ kind: 'failed' })
})

test.each([
  [404, 'refused'],
  [503, 'failed'],
])('answer %i: %s', async (status, kind) => {
  const address = await listen((_, response) => {
    response.writeHead(status, { 'Content-Type': 'application/pdf' })
    response.end('x')
  })
  await expect(ask(address).file).rejects.toMatchObject({ kind, status })
})

test('who leaves the page ends it, and no failure is told', async () => {
  const leaving = new AbortController()
  const { file } = ask(
    await listen((_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/pdf', 'Content-Length': 1000 })
      response.write(Buffer.alloc(1), () => leaving.abort())
    }),
    { signal: leaving.signal },
  )
  await expect(file).rejects.toMatchObject({ name: 'AbortError' })
})

test('no server, and no network', async () => {
  await expect(ask('http://127.0.0.1:1/guide.pdf').file).rejects.toMatchObject({ kind: 'unreachable' })
  vi.stubGlobal('navigator', { onLine: false })
  await expect(ask('http://127.0.0.1:1/guide.pdf').file).rejects.toMatchObject({ kind: 'offline' })
  vi.stubGlobal('navigator', { onLine: true })
})
