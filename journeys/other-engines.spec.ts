import { expect, test as base } from '@playwright/test'
import { createAccount, newPerson } from './account-holder.ts'
import { firefox } from './engines/firefox.ts'
import type { Part, Tab } from './engines/tab.ts'
import { webkit } from './engines/webkit.ts'
import { openLine, type Line } from './outside/open-line.ts'
import { dayAhead } from './ride-request.ts'

/** Waits until the element is visible. */
const waitUntilShown = (tab: Tab, part: Part) =>
  expect.poll(() => tab.shows(part), { message: `${part.join(' ')} is shown` }).toBe(true)

async function press(tab: Tab, part: Part) {
  await waitUntilShown(tab, part)
  await tab.press(part)
}

async function type(tab: Tab, label: string, text: string) {
  await waitUntilShown(tab, ['input, textarea', label])
  await tab.type(['input, textarea', label], text)
}

const button = (label: string): Part => ['button', label]
const heading = (label: string): Part => ['h1', label]

/** Fills in the calculator, presses its button, and leaves name and address. */
async function calculate(tab: Tab, amount: string) {
  await type(tab, 'Purchase amount', amount)
  await press(tab, ['label', 'France'])
  await press(tab, button('Calculate Refund'))
  const { fullName, email } = newPerson()
  await type(tab, 'Full name', fullName)
  await type(tab, 'Email', email)
  await press(tab, button('View My Refund'))
}

const refund = (words: string): Part => ['tr', `Your refund ${words}`]

for (const engine of [firefox, webkit])
  base.describe(engine.name, () => {
    // One after another, because each starts its own browser.
    base.describe.configure({ mode: 'default' })
    base.skip(engine.missing !== undefined, `${engine.name}: ${engine.missing} is not installed`)

    const test = base.extend<{ tab: Tab; line: Line }>({
      tab: async ({ baseURL }, use, testInfo) => {
        const tab = await engine.start(baseURL ?? '')
        await use(tab)
        if (testInfo.status !== testInfo.expectedStatus)
          await testInfo.attach('what the page says', { body: await tab.run(() => document.body.innerText) })
        await tab.close()
      },
      line: async ({ baseURL }, use) => {
        const line = await openLine(baseURL ?? '')
        await use(line)
        await line.close()
      },
    })

    test('home leads to the saved result', async ({ tab }) => {
      await tab.open('/')
      await calculate(tab, '1250')
      await waitUntilShown(tab, refund('EUR 177.08'))
      await waitUntilShown(tab, ['p, span, div', 'Saved for'])
    })

    test('the calculator computes without a network after a visit', async ({ tab, line }) => {
      await tab.open(line.url)
      // Only an active worker controls a page. WebKit was seen to say "installing" of it for half a minute.
      const isControlled = () => tab.run(() => navigator.serviceWorker.controller !== null)
      await expect.poll(isControlled).toBe(true)
      await line.cut()
      await tab.open(`${line.url}/vat-calculator/france`)
      await calculate(tab, '1250')
      await waitUntilShown(tab, refund('EUR 177.08'))
    })

    test('a guide, and the list of places', async ({ tab }) => {
      await tab.open('/france/paris')
      await waitUntilShown(tab, heading('Paris'))
      await tab.open('/map-locations/france/paris')
      await waitUntilShown(tab, ['main *', '43 places'])
    })

    test('sign-in leads to the dashboard and the assistant', async ({ tab, request }) => {
      const { email, password } = await createAccount(request)
      await tab.open('/vat-calculator')
      await press(tab, button('Sign In'))
      await waitUntilShown(tab, ['dialog h2', 'Welcome Back'])
      await type(tab, 'Email', email)
      await type(tab, 'Password', password)
      await press(tab, ['dialog [role=tabpanel] button', 'Sign In'])
      await waitUntilShown(tab, button('My Account'))
      await tab.open('/dashboard?tab=ai')
      await waitUntilShown(tab, heading('Assistant'))
      await type(tab, 'Message', 'What is the minimum purchase in France?')
      await press(tab, button('Send'))
      await waitUntilShown(tab, ['[role=log] a', 'France'])
    })

    test('a ride is booked', async ({ tab }) => {
      await tab.open('/spain/madrid/book-chauffeur')
      await waitUntilShown(tab, ['input', 'Pickup date'])
      // The date is chosen in a window of the browser that no driver reaches.
      await tab.run((day) => {
        const field = document.querySelector<HTMLInputElement>('input[type=date]')
        field?.focus()
        // Set with the native setter, because React would otherwise not notice the change.
        if (field) Reflect.set(HTMLInputElement.prototype, 'value', day, field)
        field?.dispatchEvent(new Event('input', { bubbles: true }))
        field?.dispatchEvent(new Event('change', { bubbles: true }))
      }, dayAhead(30))
      await type(tab, 'Pickup location', 'Hotel Ritz, main door')
      await type(tab, 'Dropoff location', 'Plaza Mayor')
      const { fullName, email } = newPerson()
      await type(tab, 'Full name', fullName)
      await type(tab, 'Email', email)
      await type(tab, 'Phone', '+81 90 1234 5678')
      await press(tab, button('Request Booking'))
      await waitUntilShown(tab, ['h1, h2', 'Request received'])
    })
  })
