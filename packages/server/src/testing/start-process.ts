import { randomUUID } from 'node:crypto'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, inject } from 'vitest'
import { layEmbedded } from '#server/database/testing/fresh-embedded'
import { addressOf, createDatabase, dropDatabase } from '#server/database/testing/fresh-postgres'
import type { TemplateKind } from '#server/database/testing/template-mark'
import { shortLived } from '#server/short-lived'
import { machineEnvironment } from './machine-environment.ts'
import { testKey } from './open-test-app.ts'
import { quietSettings } from './quiet-settings.ts'
import { writeTinySite } from './write-tiny-site.ts'

export const folder = mkdtempSync(join(tmpdir(), 'retour-start-'))
export const siteFolder = join(folder, 'site')
export const script = resolve(import.meta.dirname, 'run-with-site.ts')
const children = new Set<ChildProcess>()
const databases: string[] = []

/** Call it before the first start. */
export const writeSite = () => writeTinySite(siteFolder)

/** Ends everything that was started here and deletes its files. */
export async function endStarts(): Promise<void> {
  for (const child of children) child.kill('SIGKILL')
  const cluster = inject('postgresCluster')
  for (const name of databases) if (cluster) await dropDatabase(cluster, name)
  rmSync(folder, { recursive: true, force: true })
}

/** Returns settings for a start that fails before it has a database. */
export function settingsWithoutDatabase() {
  const dataDir = join(folder, randomUUID())
  mkdirSync(dataDir)
  return { ...quietSettings, DATA_DIR: dataDir }
}

/**
 * Returns settings for a server with its own data: a data folder with an embedded database, or a new PostgreSQL
 * database. With `empty` there is no embedded database yet, or an empty one of PostgreSQL.
 */
export async function freshSettings(data: TemplateKind = 'ready'): Promise<Record<string, string>> {
  const settings = settingsWithoutDatabase()
  const cluster = process.env.TEST_DATABASE === 'postgres' ? inject('postgresCluster') : null
  if (!cluster) {
    if (data === 'ready') await layEmbedded(settings.DATA_DIR)
    return settings
  }
  const name = await createDatabase(cluster, data)
  databases.push(name)
  return { ...settings, DATABASE_URL: addressOf(cluster.ownerUrl, name) }
}

/** Starts the product as a process with these settings. */
export function run(settings: Record<string, string>, site = siteFolder) {
  const child = spawn(process.execPath, [...shortLived, script, site], {
    env: { ...machineEnvironment(), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.add(child)
  const lines: string[] = []
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  const exit = once(child, 'exit').then(([code]) => {
    children.delete(child)
    return code as number | null
  })
  const ready = new Promise<string>((settle, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      lines.push(line)
      if (lines.length === 3) settle(/http:\S+/.exec(lines[0] ?? '')?.[0] ?? '')
    })
    void exit.then((code) => reject(new Error(`ended with ${code}: ${errors}`)))
  })
  return { child, lines, exit, ready, errors: () => errors }
}

/** Runs a start that must fail. Returns its exit code and its lines on standard error. */
export async function failedStart(settings: Record<string, string>, site?: string) {
  const { ready, exit, errors } = run(settings, site)
  await expect(ready).rejects.toThrow('ended with')
  return { code: await exit, lines: errors().trim().split('\n') }
}

/** Sends headers and half of the body of a lead; `finish` sends the rest. */
export async function startLead(url: string): Promise<{ socket: Socket; finish(): Promise<string> }> {
  const body = JSON.stringify({
    email: `${randomUUID()}@example.com`,
    full_name: 'Ada Guest',
    purchase_amount: 200,
    currency: 'EUR',
    country: 'france',
  })
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  const head = [
    'POST /rest/v1/leads HTTP/1.1',
    'Host: localhost',
    `apikey: ${testKey}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    // The server responds to this when it has started to handle the request.
    'Expect: 100-continue',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  const [interim] = (await once(socket, 'data')) as [Buffer]
  expect(interim.toString()).toContain('100 Continue')
  socket.write(body.slice(0, 20))
  return {
    socket,
    finish: async () => {
      socket.write(body.slice(20))
      const [answer] = (await once(socket, 'data')) as [Buffer]
      return answer.toString()
    },
  }
}

/** Resolves when nothing listens at a URL any more. */
export const refusesConnections = async (url: string) => {
  for (;;)
    try {
      await fetch(`${url}/health/live`)
    } catch {
      return
    }
}
