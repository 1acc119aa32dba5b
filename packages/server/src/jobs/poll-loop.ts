/** Runs a step repeatedly. */
export interface PollLoop {
  start(): void
  /** Runs a step now, or when the rest after the last round is over. Steps never overlap; a call during one is not lost. */
  wake(): void
  /** Stops the loop. Resolves when the current step is done. */
  stop(): Promise<void>
}

export type PollSettings = {
  /** Returns true if there is more to do at once. Errors go to `onError` and end the round. */
  step: () => Promise<boolean>
  onError: (error: unknown) => void
  pollMs: number
  /** The least time between two rounds (default 0): calls that come close together are served by one round. */
  restMs?: number
}

/** Creates a loop that runs a step when it is woken, and at least every `pollMs` milliseconds. */
export function createPollLoop({ step, onError, pollMs, restMs = 0 }: PollSettings): PollLoop {
  const state = { isRunning: false, isWoken: false, restsUntil: -Infinity }
  let round: Promise<void> | null = null
  let timer: NodeJS.Timeout | undefined

  const takeSteps = async () => {
    do state.isWoken = false
    while ((await step()) && state.isRunning)
  }

  const begin = () => {
    if (!state.isRunning || round) return
    round = takeSteps()
      .catch(onError)
      .finally(() => {
        round = null
        state.restsUntil = performance.now() + restMs
        if (state.isRunning) timer = setTimeout(begin, state.isWoken ? restMs : pollMs)
      })
  }

  const wake = () => {
    state.isWoken = true
    if (!state.isRunning || round) return
    clearTimeout(timer)
    const waitMs = state.restsUntil - performance.now()
    if (waitMs > 0) timer = setTimeout(begin, waitMs)
    else begin()
  }

  return {
    wake,
    start: () => {
      state.isRunning = true
      wake()
    },
    stop: async () => {
      state.isRunning = false
      clearTimeout(timer)
      await round
    },
  }
}
