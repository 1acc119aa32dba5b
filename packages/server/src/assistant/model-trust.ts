const failuresInARow = 3
const restMs = 60_000

/** After three failures in a row a model is left alone for a minute, so that callers do not wait for it one by one. */
export function createModelTrust(now: () => Date): { isGiven(): boolean; learn(isGood: boolean): void } {
  let failures = 0
  let restsUntilMs = 0
  return {
    isGiven: () => now().getTime() >= restsUntilMs,
    learn: (isGood) => {
      failures = isGood ? 0 : failures + 1
      if (failures >= failuresInARow) restsUntilMs = now().getTime() + restMs
    },
  }
}
