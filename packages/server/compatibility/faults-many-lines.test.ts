import { get } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '#server/config'
import { startServer, type RunningServer } from '#server/start-server'
import { openWorkshop, type Workshop } from '#server/testing/server-process'
import { until } from '#server/testing/until'

const connections = { total: 400, roomFrom: 360, perSender: 100, perNetwork: 200 }
let workshop: Workshop
let running: RunningServer
beforeAll(async () => {
  workshop = openWorkshop()
  const settings = await workshop.settings({ NODE_ENV: 'production', SMTP_URL: 'smtp://127.0.0.1:9' })
  running = await startServer(readConfig({ ...settings, STOP_NOTICE_SECONDS: '0' }), {
    siteFolder: null,
    connections,
  })
}, 120_000)
afterAll(async () => {
  await running.stop()
  await workshop.close()
})

const attackers = new Set<Socket>()
const port = () => Number(new URL(running.url).port)
/** Opens a connection that never completes its request. */
const openHalf = (localAddress: string) =>
  new Promise<void>((settle) => {
    const socket = connect({ port: port(), host: '127.0.0.1', localAddress })
    attackers.add(socket)
    const end = () => settle()
    socket.on('error', end).on('close', () => attackers.delete(socket))
    socket.resume().write('GET /health/ready HTTP/1.1\r\nHost: localhost\r\nX-Slow: ', end)
  })
const flood = async (count: number, addressOf: (nth: number) => string) => {
  for (let nth = 0; nth < count; nth += 1) await openHalf(addressOf(nth))
}
/** Returns the status that a visitor on a new connection receives, or the message of its error. */
const ask = (localAddress: string) =>
  new Promise<number | string>((settle) => {
    get(`${running.url}/health/ready`, { localAddress, agent: false }, (answer) => {
      answer.resume().on('end', () => settle(answer.statusCode ?? 0))
    }).on('error', (error) => settle(error.message))
  })

describe('66: half-open lines in production', () => {
  afterEach(async () => {
    for (const socket of attackers) socket.destroy()
    await until('all lines are closed', async () => (await running.countConnections()) === 0)
  })

  test('500 of one address: its share stays, everybody else is answered', async () => {
    await flood(500, () => '127.0.0.2')
    await until(
      'the surplus is closed',
      async () => (await running.countConnections()) === connections.perSender,
    )
    for (let round = 0; round < 20; round += 1) expect(await ask(`127.0.0.${3 + round}`)).toBe(200)
  })

  test('1,000 of twenty addresses: the whole is never full, and everybody else is answered', async () => {
    const whole = { isOver: false }
    const flooded = flood(1000, (nth) => `127.0.1.${nth % 20}`).then(() => (whole.isOver = true))
    let answered = 0
    do {
      expect(await ask(`127.0.0.${3 + (answered % 20)}`)).toBe(200)
      expect(await running.countConnections()).toBeLessThan(connections.total)
      answered += 1
    } while (!whole.isOver)
    await flooded
    expect(attackers.size).toBeGreaterThan(300)
    for (let round = 0; round < 20; round += 1) expect(await ask(`127.0.0.${3 + round}`)).toBe(200)
  })
})
