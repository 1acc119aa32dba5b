import { fetchFile } from '../app/platform/fetch-file.ts'
import type { PageNotice } from './page-notice.ts'

type PageScriptsOptions = {
  files: string[]
  /** Runs the scripts once their files are there; rejects when one did not come after all. */
  run: () => Promise<unknown>
  complete: Promise<boolean>
  notice: PageNotice
}

/** How long is waited before each try to fetch what did not come. */
const triesAfterMs = [0, 1000, 3000]
/** Who has waited so long is asked whether to try again; what comes later still counts. */
const timeoutMs = 20_000
/** A page that has not grown for so long stands still. */
const growthMs = 10_000

/** Fetches the page's scripts file by file, and runs them when all files are there and the document is complete. */
export function pageScripts({ files, run, complete, notice }: PageScriptsOptions) {
  let state: 'out' | 'coming' | 'hydrated' = 'out'
  let missing = files
  let timer: ReturnType<typeof setTimeout> | undefined
  let isComplete = false
  let size = 0
  // No browser tells that the line broke within the page: it then counts as loading for good.
  const growth = setInterval(() => {
    const { length } = document.documentElement.textContent
    if (length === size) fail()
    size = length
  }, growthMs)
  void complete.then((isThere) => {
    isComplete = isThere
    clearInterval(growth)
    if (!isThere) fail()
  })

  async function load(tries = triesAfterMs) {
    if (state !== 'out') return
    state = 'coming'
    if ((await fetchMissing(tries)) && (await complete) && (await hydrate())) return
    state = 'out'
    fail()
  }

  async function fetchMissing(tries: number[]): Promise<boolean> {
    for (const afterMs of tries) {
      if (missing.length === 0) break
      await new Promise((done) => setTimeout(done, afterMs))
      const came = await Promise.all(missing.map(fetchFile))
      missing = missing.filter((_, index) => !came[index])
    }
    return missing.length === 0
  }

  /** False when a file did not come after all; true once the page is hydrated. */
  function hydrate(): Promise<boolean> {
    timer ??= setTimeout(fail, timeoutMs)
    return new Promise((resolve) => {
      addEventListener('retour:hydrated', () => resolve(true), { once: true })
      run().catch(() => resolve(false))
    })
  }

  /** Somebody waits: that is shown, until the time-out. */
  function expect() {
    if (state === 'hydrated') return
    notice.wait()
    clearTimeout(timer)
    timer = setTimeout(fail, timeoutMs)
    void load()
  }

  function fail() {
    clearTimeout(timer)
    timer = undefined
    notice.fail(() => void tryAgain())
  }

  /**
   * In place. If that does not help although the server is there, the page is loaded again: a browser that remembers
   * failed scripts, a line that broke within the page, an older build.
   */
  async function tryAgain() {
    notice.wait()
    if (isComplete) await load([0])
    if (state === 'hydrated') return
    const isServerThere = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
      () => true,
      () => false,
    )
    if (!isServerThere) return fail()
    location.reload()
  }

  function markHydrated() {
    state = 'hydrated'
    clearTimeout(timer)
    notice.clear()
  }
  return { load: () => void load(), expect, markHydrated }
}
