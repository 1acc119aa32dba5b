import { readFileSync } from 'node:fs'

export type ServerFigures = { cpuSeconds: number; residentMb: number; loopP99Ms: number; loopMaxMs: number }

/**
 * Reads the server's metrics on METRICS_PORT. The delay of the event loop is that since the last request; an idle loop
 * shows about 10 ms, the resolution of the measurement.
 */
export async function readServerFigures(metricsPort: number): Promise<ServerFigures> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  const read = (name: string) => {
    const value = new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]
    if (value === undefined) throw new Error(`the server tells no ${name}`)
    return Number(value)
  }
  return {
    cpuSeconds: read('process_cpu_seconds_total'),
    residentMb: read('process_resident_memory_bytes') / 1e6,
    loopP99Ms: read('nodejs_eventloop_lag_p99_seconds') * 1000,
    loopMaxMs: read('nodejs_eventloop_lag_max_seconds') * 1000,
  }
}

/**
 * Returns the seconds that all processors of this machine have worked, and the seconds that a process's main thread was
 * ready but had no processor. Both show how much else was running. Null on systems other than Linux.
 */
export function readMachine(pid: number): { busySeconds: number; waitedSeconds: number } | null {
  try {
    const busy = /^cpu +(?<times>.+)$/m.exec(readFileSync('/proc/stat', 'utf8'))?.groups?.times ?? ''
    const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0] = busy.split(' ').map(Number)
    const [, waitedNs] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')
    return {
      busySeconds: (user + nice + system + irq + softirq) / 100,
      waitedSeconds: Number(waitedNs) / 1e9,
    }
  } catch {
    return null
  }
}
