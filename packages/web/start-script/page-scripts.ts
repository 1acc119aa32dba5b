import { fetchFile } from '../app/platform/fetch-file.ts'
import type { PageNotice } from './page-notice.ts'
import { reloadIfPossible } from './try-again.ts'

type PageScriptsOptions = {
  files: string[]
  /** Runs the scripts after their files have loaded; rejects if one is missing after all. */
  run: () => Promise<unknown>
  complete: Promise<boolean>
  notice: PageNotice
}

/** The delays before each attempt to load missing files. */
const triesAfterMs = [0, 1000, 3000]
/** After this time the person is asked whether to retry; files that arrive later still count. */
const timeoutMs = 20_000
/** If the document has not grown for this time, its transfer has stalled. */
const growthMs = 10_000

/** Loads the page's scripts file by file, and runs them when all files are there and the document is complete. */
export function pageScripts({ files, run, complete, notice }: PageScriptsOptions) {
  let state: 'out' | 'coming' | 'hydrated' = 'out'
  let missing = files
  let timer: ReturnType<typeof setTimeout> | undefined
  let isComplete = false
  let size = 0
  // Browsers do not report a connection that fails within the document; it counts as loading forever.
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

  /** Resolves to true once the page is hydrated; to false if a file is missing after all. */
  function hydrate(): Promise<boolean> {
    timer ??= setTimeout(fail, timeoutMs)
    return new Promise((resolve) => {
      addEventListener('retour:hydrated', () => resolve(true), { once: true })
      run().catch(() => resolve(false))
    })
  }

  /** Shows that a person waits, until the timeout. */
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
   * Retries without a reload. If that does not help although the server is reachable, the page is reloaded. That helps
   * if the browser remembers failed scripts, the document is incomplete, or the build is older.
   */
  async function tryAgain() {
    notice.wait()
    if (isComplete) await load([0])
    if (state === 'hydrated') return
    await reloadIfPossible(fail)
  }

  function markHydrated() {
    state = 'hydrated'
    clearTimeout(timer)
    notice.clear()
  }
  return { load: () => void load(), expect, markHydrated }
}
