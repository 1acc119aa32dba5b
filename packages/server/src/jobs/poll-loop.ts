export interface PollLoop {
  start(): void
  /** Runs a step now. Steps never overlap; a call during a step runs another one after it. */
  wake(): void
  /** Resolves when the step that is running, if any, is done. */
  stop(): Promise<void>
}

export type PollSettings = {
  /** True when there is more to do at once. A failure goes to `onError` and ends the round. */
  step: () => Promise<boolean>
  onError: (error: unknown) => void
  pollMs: number
}

/** Takes steps when woken, and every `pollMs` in case nobody did. */
export function createPollLoop({ step, onError, pollMs }: PollSettings): PollLoop {
  const state = { isRunning: false, isWoken: false }
  let round: Promise<void> | null = null
  let timer: NodeJS.Timeout | undefined

  const takeSteps = async () => {
    let isMore = true
    while (isMore && state.isRunning) {
      state.isWoken = false
      isMore = (await step()) || state.isWoken
    }
  }

  const wake = () => {
    state.isWoken = true
    if (!state.isRunning || round) return
    clearTimeout(timer)
    round = takeSteps()
      .catch(onError)
      .finally(() => {
        round = null
        if (state.isRunning) timer = setTimeout(wake, pollMs)
      })
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
