import { readFileSync } from 'node:fs'

const ticksPerSecond = 100

/** Returns the processor time in seconds of these processes, their threads and their ended children (Linux only). */
export function readCpuSeconds(pids: number[]): number {
  return pids.reduce((sum, pid) => {
    // The name in brackets may contain spaces; the four times are fields 14 to 17.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    const ticks = fields.slice(11, 15).reduce((all, field) => all + Number(field), 0)
    return sum + ticks / ticksPerSecond
  }, 0)
}
