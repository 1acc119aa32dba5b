import { randomUUID } from 'node:crypto'
import type { Draw } from './traffic.ts'

/** Draws the same order of actions for the same seed (mulberry32), so that two databases get the same traffic. */
export function seededDraw(seed: number): Draw {
  const run = randomUUID().slice(0, 8)
  let state = seed
  let names = 0
  const share = () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    share,
    of: (list) => list[Math.floor(share() * list.length)] as (typeof list)[number],
    name: () => `guest-${run}-${(names += 1)}`,
  }
}
