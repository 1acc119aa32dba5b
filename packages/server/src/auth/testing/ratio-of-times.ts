/** Milliseconds until the work is done. */
export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

/**
 * How the times of two calls relate that are made by turns, `rounds` times. The shortest of each: what other programs on
 * the machine take only lengthens.
 */
export async function ratioOfTimes(
  rounds: number,
  one: () => Promise<number>,
  other: () => Promise<number>,
): Promise<number> {
  const [ofOne, ofOther]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    ofOne.push(await one())
    ofOther.push(await other())
  }
  return Math.min(...ofOne) / Math.min(...ofOther)
}
