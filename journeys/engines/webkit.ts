import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '@retour/server/src/testing/free-port.ts'
import { until } from '@retour/server/src/testing/until.ts'
import { findOnPath } from '../../tools/find-on-path.ts'
import { type Engine, findPart, type Part, type Tab } from './tab.ts'

const driver = findOnPath('WebKitWebDriver')
const screen = findOnPath('Xvfb')
const browser = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').at(-1)
const missing = [driver && browser ? [] : 'webkit2gtk-driver', screen ? [] : 'xvfb'].flat()

/** The key of an element in results of the protocol. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

/** WebKitGTK, the engine of Safari without Apple's parts, controlled by WebDriver (w3.org/TR/webdriver2). */
export const webkit: Engine = {
  name: 'WebKit',
  missing: missing.length > 0 ? missing.join(' and ') : undefined,
  start: async (base) => {
    const started: ChildProcess[] = []
    const home = mkdtempSync(join(tmpdir(), 'retour-webkit-'))
    const stop = async () => {
      for (const child of started.toReversed()) {
        if (child.exitCode === null && child.kill()) await once(child, 'exit')
      }
      rmSync(home, { recursive: true, force: true })
    }
    try {
      const display = spawn(screen ?? '', ['-displayfd', '1', '-screen', '0', '1280x800x24'], {
        stdio: ['ignore', 'pipe', 'ignore'],
      })
      started.push(display)
      const [number] = (await once(createInterface({ input: display.stdout }), 'line')) as [string]
      const port = await freePort()
      const env = {
        ...process.env,
        DISPLAY: `:${number}`,
        HOME: home,
        XDG_CACHE_HOME: join(home, 'cache'),
        XDG_DATA_HOME: join(home, 'data'),
      }
      started.push(spawn(driver ?? '', [`--port=${port}`], { env, stdio: 'ignore' }))
      return { ...(await openTab(`http://127.0.0.1:${port}`, base)), close: stop }
    } catch (error) {
      await stop()
      throw error
    }
  },
}

/** Sends one command of the protocol. Libraries for it would add drivers of all browsers, some nine megabytes. */
async function ask(address: string, body: object): Promise<unknown> {
  const response = await fetch(address, { method: 'POST', body: JSON.stringify(body) })
  const { value } = (await response.json()) as { value: unknown }
  if (response.ok) return value
  const { error, message } = value as { error: string; message: string }
  throw new Error(`${error}: ${message}`)
}

async function openTab(driver: string, base: string): Promise<Omit<Tab, 'close'>> {
  await until('the driver answers', () =>
    fetch(`${driver}/status`).then(
      ({ ok }) => ok,
      () => false,
    ),
  )
  const browserOptions = { binary: browser, args: ['--automation'] }
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } }
  const { sessionId } = (await ask(`${driver}/session`, { capabilities })) as { sessionId: string }
  const session = `${driver}/session/${sessionId}`
  await ask(`${session}/window/rect`, { width: 1280, height: 800 })
  const run = (work: (...args: string[]) => unknown, ...args: string[]) =>
    ask(`${session}/execute/sync`, { script: `return (${work.toString()})(...arguments)`, args })
  const findElement = async ([selector, label]: Part) =>
    (await run(findPart, selector, label)) as Record<string, string> | null
  const find = async (part: Part) => {
    const found = await findElement(part)
    if (!found) throw new Error(`${part.join(' ')} is not shown`)
    return `${session}/element/${found[elementKey]}`
  }
  return {
    open: async (address) => void (await ask(`${session}/url`, { url: new URL(address, base).href })),
    run: async (work, ...args) => (await run(work, ...args)) as never,
    shows: async (part) => (await findElement(part)) !== null,
    press: async (part) => void (await ask(`${await find(part)}/click`, {})),
    type: async (part, text) => void (await ask(`${await find(part)}/value`, { text })),
  }
}
