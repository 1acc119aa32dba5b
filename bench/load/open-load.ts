import { setTimeout as pause } from 'node:timers/promises'
import { shareOf } from '../median.ts'
import type { LinePool } from './line-pool.ts'
import type { Scene } from './scene.ts'
import { seededDraw } from './seeded-draw.ts'
import { createTally, type Figures } from './tally.ts'
import { nextAction, type Action, type Ask } from './traffic.ts'

export type LoadOrder = {
  scene: Scene
  actionsPerSecond: number
  seconds: number
  warmSeconds: number
  seed: number
}
export type LoadReport = Figures & {
  /** Responses per second during the measured time. */
  requestsPerSecond: number
  /** The generator's own delay. Above some milliseconds, the generator is the bottleneck. */
  lateP99Ms: number
}

const answerWithinMs = 20_000

/**
 * Runs an open model: visitors arrive at their own rate (exponential gaps), however slow the responses are. A response
 * time is measured from the planned start of its request, so waiting is never hidden.
 */
export async function runOpenLoad(order: LoadOrder, pools: LinePool[]): Promise<LoadReport> {
  const { scene, actionsPerSecond, seconds, warmSeconds, seed } = order
  const draw = seededDraw(seed)
  const tally = createTally()
  const late: number[] = []
  const running = new Set<Promise<void>>()
  const measuredFrom = performance.now() + warmSeconds * 1000
  const until = measuredFrom + seconds * 1000
  let turn = 0

  const ask = async ({ kind, request, status }: Ask, plannedAt: number) => {
    try {
      const response = await pools[turn++ % pools.length]?.ask(request)
      if (plannedAt < measuredFrom) return
      tally.took(kind, performance.now() - plannedAt)
      if (response?.status !== status) tally.failed(kind, String(response?.status))
    } catch (error) {
      tally.failed(kind, (error as NodeJS.ErrnoException).code ?? (error as Error).message)
    }
  }
  const act = async (action: Action, plannedAt: number) => {
    let startedAt = plannedAt
    for (const round of action) {
      await Promise.all(round.map((one) => ask(one, startedAt)))
      startedAt = performance.now()
    }
  }

  for (let plannedAt = performance.now(); plannedAt < until;) {
    const now = performance.now()
    if (plannedAt > now) await pause(plannedAt - now)
    late.push(performance.now() - plannedAt)
    const action = act(nextAction(scene, draw), plannedAt)
    running.add(action)
    void action.then(() => running.delete(action))
    plannedAt += (-Math.log(1 - draw.share()) * 1000) / actionsPerSecond
  }
  const areDone = await Promise.race([Promise.all(running).then(() => true), pause(answerWithinMs, false)])
  if (!areDone) tally.failed('page', `${running.size} actions unanswered after ${answerWithinMs} ms`)
  const figures = tally.figures()
  const count = figures.byKind.reduce((sum, kind) => sum + kind.count, 0)
  return { ...figures, requestsPerSecond: count / seconds, lateP99Ms: shareOf(late, 0.99) }
}
