import { setTimeout as pause } from 'node:timers/promises'
import { book, calculate } from './api-actions.ts'
import type { Member, ProcessGroup } from './process-group.ts'
import type { Scene } from './scene.ts'
import { seededDraw } from './seeded-draw.ts'
import { someSender, type Ask } from './traffic.ts'

export type Writes = {
  /** Addresses whose insert was answered with 201, with the times of request and response. */
  acknowledged: { email: string; sentAt: number; receivedAt: number }[]
  /** Refused connections, which another process accepted at once. */
  handedOn: number
  /** Connections that broke with their process; it is unknown whether the row was written. */
  cutOff: number
  /** All other errors; there should be none. */
  failures: Record<string, number>
}

/** One booking for nine leads: beyond two thousand bookings a day their mails are held back. */
const bookingShare = 0.1

/** Writes leads and bookings as guests at a rate, each with another address, behind a round-robin balancer. */
export async function writeAsGuests(
  group: ProcessGroup,
  scene: Scene,
  { perSecond, isOver }: { perSecond: number; isOver: () => boolean },
): Promise<Writes> {
  const draw = seededDraw(Date.now())
  const writes: Writes = { acknowledged: [], handedOn: 0, cutOff: 0, failures: {} }
  const fail = (reason: string) => (writes.failures[reason] = (writes.failures[reason] ?? 0) + 1)
  let turn = 0

  const isTaken = async (member: Member, { request, status }: Ask): Promise<boolean> => {
    const sentAt = performance.now()
    try {
      const response = await member.lines.ask(request)
      const email = /"email":"(?<email>[^"]+)"/.exec(request)?.groups?.email ?? ''
      if (response.status === status)
        writes.acknowledged.push({ email, sentAt, receivedAt: performance.now() })
      else fail(`answered ${response.status}`)
      return true
    } catch (error) {
      // A refused connection has sent nothing, so the next process may get the request. A broken one may have sent it.
      if ((error as NodeJS.ErrnoException).code === 'ECONNREFUSED') return false
      if (member.killedAt === null) fail(`line to a living process: ${(error as Error).message}`)
      else writes.cutOff += 1
      return true
    }
  }
  const write = async (ask: Ask) => {
    const targets = group.targets()
    const first = turn++
    for (let n = 0; n < targets.length; n += 1) {
      const target = targets[(first + n) % targets.length]
      if (target && (await isTaken(target, ask))) return
      writes.handedOn += 1
    }
    fail('every process refused the connection')
  }

  const running: Promise<void>[] = []
  while (!isOver()) {
    const make = draw.share() < bookingShare ? book : calculate
    const ask = make(scene, draw, someSender(draw)).at(-1)?.[0]
    if (ask) running.push(write(ask))
    await pause((-Math.log(1 - draw.share()) * 1000) / perSecond)
  }
  await Promise.all(running)
  return writes
}
