type Work = (length: number) => unknown

/** Linux measures a thread's time every few milliseconds, so shorter work looks like none. */
const measurableMs = 40
/** The allowed factor: 1 is linear and 10 is quadratic; the rest is for garbage collection and caches. */
const allowed = 4
const readings = 3

/** Measures this thread only, without other load of the machine. */
async function cpuMs(work: Work, length: number, times: number): Promise<number> {
  const before = process.threadCpuUsage()
  for (let n = 0; n < times; n += 1) await work(length)
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

/**
 * Returns whether the work is linear in the length of its input, by the processor time of one input of ten times
 * `length` and of ten inputs of `length`. Disturbances only increase a measurement, so one of three is enough.
 */
export async function growsInProportion(work: Work, length: number): Promise<boolean> {
  let times = 1
  while ((await cpuMs(work, length, 10 * times)) < measurableMs) times *= 2
  for (let reading = 0; reading < readings; reading += 1) {
    const ofShort = await cpuMs(work, length, 10 * times)
    const ofLong = await cpuMs(work, 10 * length, times)
    if (ofLong < allowed * ofShort) return true
  }
  return false
}
