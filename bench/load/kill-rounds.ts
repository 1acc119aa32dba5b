import { findPostgresBinaries } from '@retour/server/src/database/testing/postgres-binaries.ts'
import { runKillRounds, type KillRounds } from '@retour/server/src/testing/kill-rounds.ts'
import { mayMount } from '@retour/server/src/testing/small-disk.ts'
import { atMost, type Figure } from '../figures.ts'
import { median, shareOf } from '../median.ts'
import type { Table } from '../table.ts'

/** Ten rounds show that it works; 200 are for a change of how data is stored. */
const rounds = Number(process.env.KILL_ROUNDS ?? 10)
const kinds = (process.env.KILL_DATABASES ?? 'embedded,postgres').split(',') as ('embedded' | 'postgres')[]

/**
 * Kills one server again and again while guests write, with full disks, read-only folders, a mail server that is down,
 * and clocks that jump.
 */
export async function benchKillRounds(): Promise<Table> {
  const rows: Table['rows'] = []
  const figures: Figure[] = []
  const notes: string[] = []
  for (const kind of mayMount() ? kinds : []) {
    if (kind === 'postgres' && !findPostgresBinaries()) continue
    const seen = await runKillRounds(kind, rounds, console.log)
    console.log(`${kind} lost ${seen.lost}, doubled ${seen.doubled}, without mail ${seen.withoutMail.length}`)
    rows.push(rowOf(kind, seen))
    figures.push(...figuresOf(kind, seen))
    notes.push(`${kind}: refused meanwhile ${JSON.stringify(seen.refused)}`)
    if (seen.withoutMail.length > 0) notes.push(`${kind}: without mail: ${seen.withoutMail.join('; ')}`)
    if (seen.unsent.length > 0) notes.push(`${kind}: mail not sent: ${seen.unsent.join('; ')}`)
  }
  return {
    title: `${rounds} rounds of SIGKILL under mixed writes, each beside another fault`,
    columns: [
      'database',
      'rounds',
      'acknowledged',
      'rows',
      'lost',
      'doubled',
      'without mail',
      'another mail',
      'repeated mail',
      'twice by one server',
      'cut off',
      'restart ms, median',
      'longest',
    ],
    rows,
    figures,
    notes: rows.length > 0 ? notes : ['nothing was measured: this user may not mount a disk'],
  }
}

const figuresOf = (kind: string, seen: KillRounds): Figure[] =>
  (
    [
      ['lost', seen.lost],
      ['doubled', seen.doubled],
      ['without mail', seen.withoutMail.length],
      ['another mail', seen.otherMail],
      ['mailed twice by one server', seen.repeatedByOne],
    ] as const
  ).map(([what, count]) => atMost(`${what}, ${kind}`, count, { limit: 0, unit: '' }))

const rowOf = (kind: string, seen: KillRounds): (string | number)[] => [
  kind,
  seen.rounds,
  seen.acknowledged,
  seen.rows,
  seen.lost,
  seen.doubled,
  seen.withoutMail.length,
  seen.otherMail,
  seen.repeated,
  seen.repeatedByOne,
  seen.cutOff,
  Math.round(median(seen.restartsMs)),
  Math.round(shareOf(seen.restartsMs, 1)),
]
