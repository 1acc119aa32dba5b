import { elapse } from '../app/platform/elapse.ts'
import type { Beginning } from './beginning.ts'
import { reloadIfPossible } from './try-again.ts'

/** As for all scripts of a page: the delays before each attempt, and the time after which the person is asked. */
const triesAfterMs = [0, 1000, 3000]
const timeoutMs = 20_000

export type StartFile = ReturnType<typeof fetchStart>

/** Loads the start script of a document. If it does not come, an error offers to try again. */
export function fetchStart(href: string, beginning: Beginning) {
  const { notice } = beginning
  let state: 'new' | 'out' | 'coming' | 'here' = 'new'
  const isHere = () => state === 'here'

  async function load(tries = triesAfterMs) {
    if (state === 'coming' || isHere()) return
    state = 'coming'
    for (const afterMs of tries) {
      if (afterMs) await elapse(afterMs)
      if (!isHere()) await Promise.race([attempt(), elapse(timeoutMs)])
      if (isHere()) return
    }
    state = 'out'
    fail()
  }

  /** Each script element requests the file again, unlike a failed import, which browsers remember. */
  const attempt = () =>
    new Promise((done) => {
      const script = document.createElement('script')
      script.addEventListener('load', done)
      script.addEventListener('error', done)
      script.src = href
      document.head.append(script)
    })

  function fail() {
    notice.fail(() => void tryAgain())
  }

  async function tryAgain() {
    notice.wait()
    if (beginning.isComplete) await load([0])
    if (!isHere()) await reloadIfPossible(fail)
  }
  return {
    /** Only the first time, so that the press of Try again is none of these. */
    begin: () => void (state === 'new' && load()),
    load: () => void load(),
    /** Shows that a person waits, until the timeout. */
    expect: () => {
      notice.wait()
      setTimeout(() => isHere() || fail(), timeoutMs)
      void load()
    },
    markHere: () => {
      state = 'here'
      notice.clear()
    },
  }
}
