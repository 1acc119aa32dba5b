import { readFileSync } from 'node:fs'

const ticksPerSecond = 100

/** Seconds of processor time of these processes, their threads and their children that have ended (Linux alone). */
export function readCpuSeconds(pids: number[]): number {
  return pids.reduce((sum, pid) => {
    // The name in brackets may hold spaces; the four times are the 14th to the 17th field.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    const ticks = fields.slice(11, 15).reduce((all, field) => all + Number(field), 0)
    return sum + ticks / ticksPerSecond
  }, 0)
}
