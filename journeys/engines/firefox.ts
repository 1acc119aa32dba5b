import { type ElementHandle, launch } from 'puppeteer-core'
import { findOnPath } from '../../tools/find-on-path.ts'
import { type Engine, findPart, type Part } from './tab.ts'

const program = findOnPath('firefox-esr', 'firefox')

/** Mozilla's Firefox, controlled by its built-in WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  missing: program ? undefined : 'firefox-esr',
  start: async (base) => {
    const browser = await launch({
      browser: 'firefox',
      executablePath: program ?? '',
      headless: true,
      defaultViewport: { width: 1280, height: 800 },
    })
    const page = await browser.newPage()
    const findElement = async ([selector, label]: Part) =>
      (await page.evaluateHandle(findPart, selector, label)).asElement() as ElementHandle | null
    const find = async (part: Part) => {
      const found = await findElement(part)
      if (!found) throw new Error(`${part.join(' ')} is not shown`)
      return found
    }
    return {
      open: async (address) =>
        void (await page.goto(new URL(address, base).href, { waitUntil: 'domcontentloaded' })),
      run: (work, ...args) => page.evaluate(work, ...args),
      shows: async (part) => (await findElement(part)) !== null,
      press: async (part) => (await find(part)).click(),
      type: async (part, text) => (await find(part)).type(text),
      close: () => browser.close(),
    }
  },
}
