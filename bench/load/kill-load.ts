import { setTimeout as pause } from 'node:timers/promises'
import { findPostgresBinaries } from '@retour/server/src/database/testing/postgres-binaries.ts'
import { startLoopbackSmtp } from '@retour/server/src/mail/testing/loopback-smtp.ts'
import { atMost, type Figure } from '../figures.ts'
import { shareOf } from '../median.ts'
import type { Table } from '../table.ts'
import { checkWrites } from './check-writes.ts'
import { startExchangeService } from './exchange-service.ts'
import { writeAsGuests } from './guest-writes.ts'
import { startProcessGroup, type Role } from './process-group.ts'
import { readGuestScene } from './prepare-scene.ts'
import { startSafePostgres } from './safe-postgres.ts'

const minutes = Number(process.env.KILL_MINUTES ?? 5)
const everyMs = Number(process.env.KILL_EVERY_SECONDS ?? 20) * 1000
const perSecond = Number(process.env.KILL_WRITES_PER_SECOND ?? 20)

type Killed = { row: Table['rows'][number]; figures: Figure[] }

async function killUnderLoad(root: string, binaries: string, roles: Role[]): Promise<Killed> {
  const postgres = await startSafePostgres(binaries)
  const smtp = await startLoopbackSmtp()
  const exchange = await startExchangeService()
  const url = postgres.cluster.superuserUrl
  const group = await startProcessGroup(root, roles, {
    DATABASE_URL: url,
    SMTP_URL: smtp.url,
    FX_URL: exchange.url,
  })
  try {
    const scene = await readGuestScene(group.targets()[0]?.server.product.url ?? '')
    const until = performance.now() + minutes * 60_000
    let isKilling = true
    const writing = writeAsGuests(group, scene, { perSecond, isOver: () => !isKilling })
    const kills: Awaited<ReturnType<typeof group.killOne>>[] = []
    await pause(Math.min(5000, everyMs))
    while (performance.now() < until) {
      const nextAt = performance.now() + everyMs
      kills.push(await group.killOne())
      await pause(Math.max(0, nextAt - performance.now()))
    }
    isKilling = false
    const writes = await writing
    const check = await checkWrites(url, smtp, writes)
    // Successful requests after the kill, answered by any process.
    const recoveredAfter = kills.map(({ killedAt }) =>
      Math.min(
        ...writes.acknowledged
          .filter(({ sentAt }) => sentAt >= killedAt)
          .map(({ receivedAt }) => receivedAt - killedAt),
      ),
    )
    const failures = Object.entries(writes.failures).map(([reason, count]) => `${reason} ×${count}`)
    const processes = roles.join(' + ')
    const row = [
      processes,
      kills.length,
      writes.acknowledged.length,
      check.lost,
      check.doubled,
      check.withoutMail,
      check.doubleMail,
      check.repeatedMail,
      writes.cutOff,
      writes.handedOn,
      failures.join(', ') || 'none',
      Math.round(Math.max(...recoveredAfter)),
      Math.round(
        shareOf(
          kills.map(({ readyAfterMs }) => readyAfterMs),
          1,
        ),
      ),
    ]
    const none = { limit: 0, unit: '' }
    return {
      row,
      figures: [
        atMost(`lost, ${processes}`, check.lost, none),
        atMost(`doubled, ${processes}`, check.doubled, none),
        atMost(`without mail, ${processes}`, check.withoutMail, none),
        atMost(`mailed twice, ${processes}`, check.doubleMail, none),
        atMost(`other errors, ${processes}`, failures.length, none),
        atMost(`longest to a good answer, ${processes}`, Math.max(...recoveredAfter), {
          limit: 2000,
          unit: 'ms',
        }),
      ],
    }
  } finally {
    await group.stop()
    exchange.close()
    await smtp.close()
    await postgres.stop()
  }
}

/** Measures several processes on one PostgreSQL, one of which is killed every twenty seconds, while guests write. */
export async function benchKillLoad(root: string): Promise<Table> {
  const binaries = findPostgresBinaries()
  const rows: Table['rows'] = []
  const figures: Figure[] = []
  if (binaries)
    for (const roles of [
      ['all', 'all'],
      ['web', 'web', 'worker'],
    ] satisfies Role[][]) {
      const killed = await killUnderLoad(root, binaries, roles)
      rows.push(killed.row)
      figures.push(...killed.figures)
    }
  return {
    title: `One process killed every ${everyMs / 1000} s for ${minutes} min, ${perSecond} leads and bookings a second`,
    columns: [
      'processes',
      'kills',
      'acknowledged',
      'lost',
      'doubled',
      'without mail',
      'mailed twice',
      'repeated (same Message-ID)',
      'cut off',
      'handed on',
      'other errors',
      'longest to a good answer ms',
      'longest restart ms',
    ],
    rows,
    figures,
    notes: binaries ? [] : ['no PostgreSQL is installed: nothing was measured'],
  }
}
