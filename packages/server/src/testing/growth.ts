type Work = (length: number) => unknown

/** Linux counts a thread's time every few milliseconds: shorter work cannot be told from none. */
const measurableMs = 40
/** 1 is in proportion and 10 is the square; the rest is for collections and caches. */
const allowed = 4
const readings = 3

/** Of this thread alone: what else the machine does is not in it. */
async function cpuMs(work: Work, length: number, times: number): Promise<number> {
  const before = process.threadCpuUsage()
  for (let n = 0; n < times; n += 1) await work(length)
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

/**
 * Is the work for an input in proportion to its length? By the processor time of one that is ten times `length`, beside
 * that of ten of `length`. What disturbs a reading only lengthens it: one of three is enough.
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
