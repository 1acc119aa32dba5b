import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { until } from '#server/testing/until'
import { limitConnections } from './limit-connections.ts'

const limits = { total: 60, roomFrom: 50, perSender: 20, perNetwork: 30 }
const moreThanBuffersHold = Buffer.alloc(30_000_000, 'x')
const get = (path = '/') => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`

type Line = { socket: Socket; received: () => string; isClosed: () => boolean }

/** Starts a server whose peers have the address that `addressOf` returns; by default their real one. */
async function openServer({
  trustedProxies = [] as string[],
  isProduction = true,
  addressOf = (real: string | undefined, _nth: number) => real,
} = {}) {
  let count = 0
  const server: Server = createServer((request, response) => {
    if (request.url === '/never') return
    request.resume().on('end', () => response.end(request.url === '/long' ? moreThanBuffersHold : 'ok'))
  })
  server.prependListener('connection', (socket: Socket) =>
    Object.defineProperty(socket, 'remoteAddress', { value: addressOf(socket.remoteAddress, count++) }),
  )
  limitConnections(server, limits, { trustedProxies, isProduction })
  await new Promise<void>((ready) => server.listen(0, '0.0.0.0', ready))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })

  const open = async (localAddress: string, words = '', reads = true): Promise<Line> => {
    const socket = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', localAddress })
    let received = ''
    let isClosed = false
    if (reads) socket.on('data', (chunk: Buffer) => (received += chunk.toString()))
    socket.on('error', () => undefined).on('close', () => (isClosed = true))
    onTestFinished(() => void socket.destroy())
    await new Promise((next) => socket.once('connect', next).once('close', next))
    if (words) socket.write(words)
    return { socket, received: () => received, isClosed: () => isClosed }
  }
  const openMany = async (number: number, addressFor: (nth: number) => string, words = '', reads = true) => {
    const lines: Line[] = []
    for (let nth = 0; nth < number; nth += 1) lines.push(await open(addressFor(nth), words, reads))
    return lines
  }
  const waitForAnswer = (line: Line) => until('an answer', async () => line.received().endsWith('ok'))
  return { server, open, openMany, waitForAnswer }
}

const openOnes = (lines: Line[]) => lines.filter(({ isClosed }) => !isClosed())

test('66: one address holds its share and no line more; others come in', async () => {
  const { open, openMany, waitForAnswer } = await openServer()
  const lines = await openMany(45, () => '127.0.0.2')
  await until('the surplus is closed', async () => openOnes(lines).length === limits.perSender)
  await waitForAnswer(await open('127.0.0.3', get()))
  lines[0]?.socket.destroy()
  await until('one less', async () => openOnes(lines).length === limits.perSender - 1)
  await waitForAnswer(await open('127.0.0.2', get()))
  expect(openOnes(lines)).toHaveLength(limits.perSender - 1)
})

test('66: when the whole is nearly full, whoever holds most gives way: half-open lines first', async () => {
  const { open, openMany, waitForAnswer } = await openServer()
  const connection = await open('127.0.0.3', get())
  await waitForAnswer(connection)
  const busy = await open('127.0.0.4', get('/never'))
  const crowd = await openMany(5, () => '127.0.0.5', get())
  for (const line of crowd) await waitForAnswer(line)
  // Five addresses, each below its limit.
  const halfOpen = await openMany(90, (nth) => `127.0.1.${nth % 5}`, 'GET / HTTP/1.1\r\n')
  for (let round = 0; round < 5; round += 1) await waitForAnswer(await open('127.0.0.6', get()))
  expect([connection, busy, ...crowd].every(({ isClosed }) => !isClosed())).toBe(true)
  expect(openOnes(halfOpen).length).toBeLessThan(limits.total - 7)
  // The connection that was opened before the others is still served.
  connection.socket.write(get())
  await until('another answer', async () => connection.received().match(/ok/g)?.length === 2)
})

test('66: of one address the half-open lines go first, however new they are', async () => {
  const { open, openMany, waitForAnswer } = await openServer()
  const idle = await openMany(6, () => '127.0.0.2', get())
  for (const line of idle) await waitForAnswer(line)
  const halfOpen = await openMany(12, () => '127.0.0.2', 'GET / HTTP/1.1\r\n')
  await openMany(50, (nth) => `127.0.1.${nth % 5}`)
  await waitForAnswer(await open('127.0.0.6', get()))
  await until('some are closed', async () => openOnes(halfOpen).length < 6)
  expect(openOnes(idle)).toHaveLength(6)
})

test('66: lines on which nobody reads the answer give way too, those on which we work do not', async () => {
  const { open, openMany, waitForAnswer } = await openServer()
  const working = await openMany(10, () => '127.0.0.2', get('/never'))
  await openMany(70, (nth) => `127.0.1.${nth % 7}`, get('/long'), false)
  for (let round = 0; round < 5; round += 1) await waitForAnswer(await open('127.0.0.6', get()))
  expect(openOnes(working)).toHaveLength(10)
})

test('66, 3: seventy senders of one /48 hold together what a network may', async () => {
  const { openMany, open, waitForAnswer } = await openServer({
    addressOf: (_real, nth) => (nth < 70 ? `2001:db8:1:${(nth << 4).toString(16)}::1` : '203.0.113.9'),
  })
  const lines = await openMany(70, () => '127.0.0.1')
  await until('the surplus is closed', async () => openOnes(lines).length === limits.perNetwork)
  await waitForAnswer(await open('127.0.0.1', get()))
  expect(openOnes(lines)).toHaveLength(limits.perNetwork)
})

test('a trusted proxy has no share, and its lines are not cut off for others', async () => {
  const { open, openMany, waitForAnswer } = await openServer({ trustedProxies: ['127.0.0.8'] })
  const proxied = await openMany(45, () => '127.0.0.8')
  const others = await openMany(40, (nth) => `127.0.1.${nth}`)
  await waitForAnswer(await open('127.0.0.6', get()))
  expect(openOnes(proxied)).toHaveLength(45)
  expect(openOnes(others).length).toBeLessThan(15)
})

test('in development this machine has no share', async () => {
  const { openMany, waitForAnswer } = await openServer({ isProduction: false })
  const lines = await openMany(55, () => '127.0.0.2', get())
  for (const line of lines) await waitForAnswer(line)
  expect(openOnes(lines)).toHaveLength(55)
})
