import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openLinePool, type LinePool } from './line-pool.ts'
import { startLoadedServer, type LoadedServer } from './loaded-server.ts'

export type Role = 'all' | 'web' | 'worker'
export type Member = {
  role: Role
  server: LoadedServer
  lines: LinePool
  /** Null while it is running. */
  killedAt: number | null
}

export type ProcessGroup = {
  /** The processes that accept requests, as known to a balancer that checks readiness. */
  targets(): Member[]
  /** Kills the oldest process with SIGKILL and starts a new one. Returns how long it took until that one was ready. */
  killOne(): Promise<{ role: Role; killedAt: number; readyAfterMs: number }>
  stop(): Promise<void>
}

/**
 * Starts several processes of the product on one PostgreSQL with the same keys, and a supervisor that replaces killed
 * ones.
 */
export async function startProcessGroup(
  root: string,
  roles: Role[],
  settings: Record<string, string>,
): Promise<ProcessGroup> {
  const dataDir = mkdtempSync(join(tmpdir(), 'retour-bench-kill-'))
  const members: Member[] = []
  const start = async (role: Role) => {
    const server = await startLoadedServer(root, { ...settings, ROLE: role, DATA_DIR: dataDir })
    members.push({ role, server, lines: openLinePool(server.port, '127.0.0.1'), killedAt: null })
  }
  for (const role of roles) await start(role)
  return {
    targets: () => members.filter(({ role }) => role !== 'worker'),
    killOne: async () => {
      const [victim] = members
      if (!victim) throw new Error('no process is left')
      victim.killedAt = performance.now()
      await victim.server.product.kill()
      // The balancer does not know of the kill: until the next process is ready, the killed one stays on its list.
      const restartedAt = performance.now()
      await start(victim.role)
      members.splice(members.indexOf(victim), 1)
      return { role: victim.role, killedAt: victim.killedAt, readyAfterMs: performance.now() - restartedAt }
    },
    stop: async () => {
      for (const { server } of members) await server.product.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
