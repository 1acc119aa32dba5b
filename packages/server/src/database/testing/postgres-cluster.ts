import { spawn, spawnSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { childrenOf } from '#server/testing/children-of'
import { findPostgresBinaries } from './postgres-binaries.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** URLs of the temporary cluster; null if PostgreSQL is not installed. */
    postgresCluster: PostgresCluster | null
  }
}

export interface PostgresCluster {
  /** A login that may create roles and databases and is not a superuser, as an operator should configure it. */
  ownerUrl: string
  superuserUrl: string
}

const ownerSql = `create role retour login createdb createrole`

/** PostgreSQL refuses to run as root, so it runs as the user of its package. */
const serverAccount = (): { uid: number; gid: number } | undefined => {
  if (process.getuid?.() !== 0) return undefined
  const read = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
  return { uid: read('-u'), gid: read('-g') }
}

/** Resolves when the server accepts connections; rejects with its output if it ends before. */
const waitUntilReady = (server: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    const said: string[] = []
    const lines = createInterface({ input: server.stderr! })
    lines.on('line', (line) => {
      said.push(line)
      if (/database system is ready to accept (?:read-only )?connections/.test(line)) resolve()
    })
    server.once('error', reject)
    server.once('exit', () => reject(new Error(`The test PostgreSQL ended:\n${said.join('\n')}`)))
  })

const settings = {
  listen_addresses: '',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '64MB',
  max_connections: '200',
  lc_messages: 'C',
}

export type StartedCluster = {
  cluster: PostgresCluster
  /** The folder of its Unix socket. */
  socketPath: string
  /** Ends the server and keeps its data: SIGINT disconnects clients, SIGQUIT is a crash. */
  halt: (signal: 'SIGINT' | 'SIGQUIT') => Promise<void>
  /** False after it has ended, for whatever reason. */
  isRunning: () => boolean
  /** Starts it again with the same data. */
  startAgain: () => Promise<void>
  /** Starts it again as a standby: it answers reads and refuses writes until it is promoted. */
  startAsStandby: () => Promise<void>
  /** SIGSTOP: connections stay open and nothing responds. */
  pause: () => void
  resume: () => void
  /** Ends it and deletes its folder. */
  stop: () => Promise<void>
}

/** Starts a PostgreSQL in a new folder below `root`, reachable only by a socket in that folder. */
export const startCluster = async (
  binaries: string,
  changes: Record<string, string> = {},
  root = tmpdir(),
): Promise<StartedCluster> => {
  const account = serverAccount()
  const folder = mkdtempSync(join(root, 'retour-postgres-'))
  if (account) chownSync(folder, account.uid, account.gid)
  const data = join(folder, 'data')
  const made = spawnSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...account, cwd: folder, encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`)
  const parameters = Object.entries({ ...settings, ...changes, unix_socket_directories: folder }).flatMap(
    ([name, value]) => ['-c', `${name}=${value}`],
  )
  const run = async () => {
    const started = spawn(join(binaries, 'postgres'), ['-D', data, ...parameters], {
      ...account,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    await waitUntilReady(started)
    return started
  }
  let server = await run()
  const withChildren = () => [server.pid ?? 0, ...childrenOf(server.pid ?? 0)]
  const signalAll = (signal: 'SIGSTOP' | 'SIGCONT') => {
    for (const pid of withChildren()) process.kill(pid, signal)
  }
  const halt = async (signal: 'SIGINT' | 'SIGQUIT') => {
    const ended = once(server, 'exit')
    server.kill(signal)
    await ended
  }
  const address = (user: string) =>
    `postgresql://${user}@localhost/postgres?host=${encodeURIComponent(folder)}`
  const cluster = { ownerUrl: address('retour'), superuserUrl: address('postgres') }
  const client = new pg.Client({ connectionString: cluster.superuserUrl })
  await client.connect()
  await client.query(ownerSql)
  await client.end()
  return {
    cluster,
    socketPath: join(folder, '.s.PGSQL.5432'),
    halt,
    isRunning: () => server.exitCode === null && server.signalCode === null,
    startAgain: async () => {
      server = await run()
    },
    startAsStandby: async () => {
      const signal = join(data, 'standby.signal')
      writeFileSync(signal, '')
      if (account) chownSync(signal, account.uid, account.gid)
      server = await run()
    },
    pause: () => signalAll('SIGSTOP'),
    resume: () => signalAll('SIGCONT'),
    stop: async () => {
      if (server.exitCode === null) await halt('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Vitest's global setup for the runs on PostgreSQL. */
export const setup = async (project: TestProject) => {
  const binaries = findPostgresBinaries()
  if (!binaries) {
    console.log('No PostgreSQL 15 or newer is installed: the server tests on PostgreSQL are skipped.')
    // A pattern that matches no title: all tests of the project are reported as skipped.
    project.config.testNamePattern = /$^/
    project.provide('postgresCluster', null)
    return undefined
  }
  const { cluster, stop } = await startCluster(binaries)
  project.provide('postgresCluster', cluster)
  return stop
}
