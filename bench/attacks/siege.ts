// node bench/attacks/siege.ts: an hour (SIEGE_MINUTES) of mixed attacks beside one regular visitor. DATABASE_URL
// selects the database. Is the visitor ever refused, and how long does it wait?
import { fork } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { bookingRow, leadRow } from '../load/rows.ts'
import { seededDraw } from '../load/seeded-draw.ts'
import { median, shareOf } from '../median.ts'
import { drawTable } from '../table.ts'
import { ownerAddress, startVictim } from './victim.ts'

const minutes = Number(process.env.SIEGE_MINUTES ?? 60)
const root = join(import.meta.dirname, '..', '..')
const { DATABASE_URL } = process.env

const victim = await startVictim(root, DATABASE_URL ? { DATABASE_URL } : {})
const owner = { email: 'owner@mail.example', password: 'correct horse' }
await victim.addAccount(owner, ownerAddress)
// Attackers have their own process, so that their work is not measured as the visitor's wait.
const attackers = fork(join(import.meta.dirname, 'attackers.ts'), [victim.url, owner.email], {
  stdio: 'inherit',
})

type Step = { name: string; path: string; body?: unknown; isSignedIn?: boolean }
const draw = seededDraw(3)
const took = new Map<string, number[]>()
const failures: Record<string, number> = {}
let token = ''

async function step({ name, path, body, isSignedIn = false }: Step): Promise<string> {
  const response = await victim
    .call(path, { sender: ownerAddress, body, ...(isSignedIn ? { token } : {}) })
    .catch((error: Error) => ({ status: 0, text: error.message, tookMs: 0 }))
  if (response.status >= 400 || response.status === 0) {
    const failure = `${name} ${response.status} ${response.text.slice(0, 80)}`
    failures[failure] = (failures[failure] ?? 0) + 1
  } else {
    const times = took.get(name) ?? []
    times.push(response.tookMs)
    took.set(name, times)
  }
  return response.text
}

const often: Step[] = [
  { name: 'page', path: '/france/paris' },
  { name: 'settings', path: '/config.json' },
  { name: 'offices', path: '/rest/v1/refund_offices?city=eq.paris' },
  { name: 'own rows', path: '/rest/v1/favorite_locations?select=*', isSignedIn: true },
  {
    name: 'locations',
    path: '/functions/v1/get-refund-locations',
    body: { country: 'france', city: 'paris' },
  },
]

const until = performance.now() + minutes * 60_000
for (let round = 0; performance.now() < until; round += 1) {
  if (round % 150 === 0)
    token =
      (
        JSON.parse(
          (await step({ name: 'sign-in', path: '/auth/v1/token?grant_type=password', body: owner })) || '{}',
        ) as { access_token?: string }
      ).access_token ?? token
  for (const one of often) await step(one)
  if (round % 60 === 30) await step({ name: 'lead', path: '/rest/v1/leads', body: leadRow(draw) })
  if (round % 600 === 300) await step({ name: 'booking', path: '/rest/v1/bookings', body: bookingRow(draw) })
  if (round % 300 === 299) {
    const all = [...took.values()].flat()
    console.log(
      `${new Date().toISOString().slice(11, 19)} ${all.length} answers, p99 ${Math.round(shareOf(all, 0.99))} ms, failures ${JSON.stringify(failures)}`,
    )
  }
  await pause(200)
}
attackers.kill()
await victim.stop()

const rows = [...took, ['all', [...took.values()].flat()] as const].map(([name, times]) => [
  name,
  times.length,
  ...[median(times), shareOf(times, 0.99), shareOf(times, 1)].map(Math.round),
])
console.log(
  drawTable({
    title: `${minutes} minutes of attacks on ${DATABASE_URL ? 'PostgreSQL' : 'the embedded database'}: the honest visitor`,
    columns: ['call', 'answers', 'p50 ms', 'p99 ms', 'longest ms'],
    rows,
    notes: [`failures: ${Object.keys(failures).length === 0 ? 'none' : JSON.stringify(failures)}`],
  }),
)
process.exitCode = Object.keys(failures).length === 0 ? 0 : 1
