import { cpus } from 'node:os'
import type { LoadedServer } from './loaded-server.ts'
import type { LoadReport } from './open-load.ts'
import type { Scene } from './scene.ts'
import { readMachine, readServerFigures } from './server-figures.ts'
import type { Generator } from './start-generator.ts'

export type Step = LoadReport & {
  actionsPerSecond: number
  /** The server's processor time as a share of one processor, all threads. */
  cpuShare: number
  /** The share of time in which the server's main thread was ready but had no processor, because of other processes. */
  waitShare: number
  /** The share of all processors used by everything that ran. */
  machineShare: number
  residentMb: number
  loopP99Ms: number
  loopMaxMs: number
}

export type LoadSetup = { generator: Generator; scene: Scene; server: LoadedServer }

const warmSeconds = 3
/** Each step draws its own visitors: the addresses of another step would meet the limits of one address. */
let lastSeed = 0

/** Applies one step of load at a rate. Returns its report with the use of resources meanwhile. */
export async function loadStep(
  { generator, scene, server }: LoadSetup,
  actionsPerSecond: number,
  seconds: number,
): Promise<Step> {
  const order = { scene, actionsPerSecond, warmSeconds: 0 }
  const warm = await generator.run({ ...order, seconds: warmSeconds, seed: (lastSeed += 1) })
  const before = await readServerFigures(server.metricsPort)
  const machineBefore = readMachine(server.product.pid)
  const startedAt = performance.now()
  const report = await generator.run({ ...order, seconds, seed: (lastSeed += 1) })
  const elapsedSeconds = (performance.now() - startedAt) / 1000
  const after = await readServerFigures(server.metricsPort)
  const machine = readMachine(server.product.pid)
  const shareOfTime = (from = 0, to = 0) => (to - from) / elapsedSeconds
  return {
    ...report,
    failures: { ...warm.failures, ...report.failures },
    actionsPerSecond,
    cpuShare: shareOfTime(before.cpuSeconds, after.cpuSeconds),
    waitShare: shareOfTime(machineBefore?.waitedSeconds, machine?.waitedSeconds),
    machineShare: shareOfTime(machineBefore?.busySeconds, machine?.busySeconds) / cpus().length,
    residentMb: after.residentMb,
    loopP99Ms: after.loopP99Ms,
    loopMaxMs: after.loopMaxMs,
  }
}
