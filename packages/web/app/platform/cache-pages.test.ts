import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cachePages } from './cache-pages.ts'

/** A worker as the browser shows it to a page; it answers each question with what `answer` gives, or never. */
class Worker extends EventTarget {
  state = 'activated'
  readonly requests: string[][] = []
  private readonly answer: number | null
  constructor(answer: number | null) {
    super()
    this.answer = answer
  }
  postMessage({ keep }: { keep: { places: string[] } }, [port]: [MessagePort]) {
    this.requests.push(keep.places)
    if (this.answer !== null) port.postMessage(this.answer)
  }
  replace() {
    this.state = 'redundant'
    this.dispatchEvent(new Event('statechange'))
  }
}

function openTo(worker: Worker) {
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: { ready: Promise.resolve({ active: worker }) } })
  vi.stubGlobal('window', {})
}

const pauseMs = 1_000

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a worker that is replaced before it answers is waited for no longer: the next page asks the new one', async () => {
  const old = new Worker(null)
  openTo(old)
  const cached = cachePages('/france/lyon')
  await vi.advanceTimersByTimeAsync(pauseMs)
  expect(old.requests).toEqual([['/france/lyon']])
  old.replace()
  await cached

  const next = new Worker(0)
  openTo(next)
  const cachedNext = cachePages('/spain/seville')
  await vi.advanceTimersByTimeAsync(pauseMs)
  await cachedNext
  expect(next.requests).toEqual([['/france/lyon', '/spain/seville']])
})

test('nor is one that was replaced before it is asked, or that is silent for a minute', async () => {
  const replaced = new Worker(null)
  openTo(replaced)
  const cached = cachePages('/italy/rome')
  replaced.state = 'redundant'
  await vi.advanceTimersByTimeAsync(pauseMs)
  await expect(cached).resolves.toBeUndefined()

  openTo(new Worker(null))
  const silent = cachePages('/italy/milan')
  await vi.advanceTimersByTimeAsync(pauseMs + 60_000)
  await expect(silent).resolves.toBeUndefined()
})
