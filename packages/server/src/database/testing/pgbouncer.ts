import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { createInterface } from 'node:readline'

export type StartedPooler = {
  /** Returns the URL of the same database through the pooler. */
  addressOf: (url: string) => string
  stop: () => Promise<void>
}

const port = 6432

/** The program, or null if it is not installed. Debian's folder for it is not on users' PATH. */
export const findPgbouncer = (): string | null => {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
  return folders.map((folder) => join(folder, 'pgbouncer')).find((file) => existsSync(file)) ?? null
}

const accountOf = (): { uid: number; gid: number } | undefined => {
  if (process.getuid?.() !== 0) return undefined
  const read = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
  return { uid: read('-u'), gid: read('-g') }
}

/**
 * Starts PgBouncer in transaction mode before the PostgreSQL of this socket, with fewer connections than clients, so
 * that they always share them.
 */
export const startPgbouncer = async (
  program: string,
  socketPath: string,
  poolSize: number,
): Promise<StartedPooler> => {
  const account = accountOf()
  const folder = mkdtempSync(join(tmpdir(), 'retour-pooler-'))
  const users = join(folder, 'users.txt')
  const settings = join(folder, 'pgbouncer.ini')
  writeFileSync(users, '"retour" ""\n')
  writeFileSync(
    settings,
    [
      '[databases]',
      `* = host=${dirname(socketPath)} port=5432`,
      '[pgbouncer]',
      'listen_addr =',
      `unix_socket_dir = ${folder}`,
      `listen_port = ${port}`,
      'auth_type = trust',
      `auth_file = ${users}`,
      'pool_mode = transaction',
      `default_pool_size = ${poolSize}`,
      'max_client_conn = 200',
      '',
    ].join('\n'),
  )
  for (const path of [folder, users, settings]) if (account) chownSync(path, account.uid, account.gid)
  const child = spawn(program, [settings], { ...account, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
  const said: string[] = []
  await new Promise<void>((ready, reject) => {
    createInterface({ input: child.stderr }).on('line', (line) => {
      said.push(line)
      if (line.includes('process up')) ready()
    })
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`PgBouncer ended:\n${said.join('\n')}`)))
  })
  return {
    addressOf: (url) => {
      const address = new URL(url)
      address.search = new URLSearchParams({ host: folder, port: String(port) }).toString()
      return address.href
    },
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
