import { readFileSync } from 'node:fs'

const ticksPerSecond = 100

/** Seconds of processor time that these processes have used, all their threads (Linux alone). */
export function readCpuSeconds(pids: number[]): number {
  return pids.reduce((sum, pid) => {
    // The name in brackets may hold spaces; user and system time are the 14th and 15th field.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return sum + (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
  }, 0)
}
