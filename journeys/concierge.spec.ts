import { expect, test } from '@playwright/test'
import { createAccount, expectSignedOut, logOut, newPerson, signIn } from './account-holder.ts'
import { ask, chatButton, log, messageField, openChat, otherDevice, sendButton } from './chat.ts'
import { waitUntilLive } from './visitor.ts'

test('a visitor sees no button and loads nothing of the assistant', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (pageRequest) => loaded.push(new URL(pageRequest.url()).pathname))
  await page.goto('/vat-calculator')
  await waitUntilLive(page.getByRole('button', { name: 'Calculate Refund' }))
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
  await expectSignedOut(page)
  await expect(chatButton(page)).toHaveCount(0)
  const own = /concierge|chat|suggestion|ai-tab|sign-in-first|open-rest/
  expect(loaded.filter((path) => own.test(path))).toEqual([])
  const worker = await page.request.get('/sw.js')
  expect(await worker.text()).not.toMatch(/assets\/(?:concierge|dashboard)/)
})

test(
  'it says that it is a program, answers with its sources, goes on in the same talk, and waits where it was left',
  { tag: '@core' },
  async ({ page, request }) => {
    await page.goto('/vat-calculator')
    await signIn(page, await createAccount(request))
    const drawer = await openChat(page)
    await expect(drawer).toContainText('I am an AI assistant, not a person.')
    await messageField(drawer).press('Enter')
    await expect(sendButton(drawer)).toBeDisabled()
    await expect(log(drawer)).toHaveCount(0)

    await drawer.getByRole('button', { name: 'What comes back on 1,250 EUR in Paris?' }).click()
    await expect(messageField(drawer)).toBeFocused()
    await sendButton(drawer).click()
    await expect(log(drawer)).toContainText('estimated refund is EUR 177.08')
    await expect(messageField(drawer)).toHaveValue('')
    await ask(drawer, 'And for 500 euros?', 'EUR 70.83')

    await log(drawer).getByRole('link', { name: 'Calculator for France' }).first().click()
    await expect(page).toHaveURL('/vat-calculator/france')
    await expect(drawer).toBeHidden()
    await page.reload()
    await expect(log(await openChat(page))).toContainText('EUR 70.83')
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(chatButton(page)).toBeFocused()
  },
)

test('earlier conversations: listed with the newest first, opened again, and apart from a new one', async ({
  page,
  request,
}) => {
  const person = await createAccount(request)
  const device = await otherDevice(request, person)
  await device.ask('What is the minimum in Germany?')
  await page.goto('/france')
  await signIn(page, person)
  const drawer = await openChat(page)
  await ask(drawer, 'Where is the desk at CDG?', 'Hall 6')

  const historyButton = drawer.getByRole('button', { name: 'History' })
  await historyButton.press('Enter')
  const history = drawer.getByRole('list', { name: 'Earlier conversations' })
  await expect(history.getByRole('button')).toHaveText([/Where is the desk at CDG\?/, /minimum in Germany/])
  await expect(history.getByRole('button').first()).toHaveAttribute('aria-current', 'true')
  await history.getByRole('button', { name: /minimum in Germany/ }).press('Enter')
  await expect(log(drawer)).toContainText('EUR 50')
  await expect(log(drawer)).not.toContainText('Hall 6')
  await expect(messageField(drawer)).toBeFocused()
  await ask(drawer, 'and Spain?', 'EUR 90.16')

  await messageField(drawer).fill('half a thought')
  await drawer.getByRole('button', { name: 'New Conversation' }).click()
  await expect(drawer).toContainText('I am an AI assistant, not a person.')
  await expect(messageField(drawer)).toHaveValue('half a thought')
  await ask(drawer, 'Where is the desk at Orly?', 'door 21d')
  const talks = await device.read<{ title: string }>('chat_conversations?select=title&order=updated_at.desc')
  expect(talks.map(({ title }) => title)).toEqual([
    'Where is the desk at Orly?',
    'What is the minimum in Germany?',
    'Where is the desk at CDG?',
  ])
})

test('the dashboard’s tab holds the same talk, earlier ones beside it, preferences and tips, and no second button', async ({
  page,
  request,
}) => {
  const person = await createAccount(request)
  const device = await otherDevice(request, person)
  await device.ask('What is the minimum in Germany?')
  await page.goto('/france')
  await signIn(page, person)
  const drawer = await openChat(page)
  await ask(drawer, 'Where is the desk at Orly?', 'door 21d')
  await page.goto('/dashboard?tab=ai')
  await expect(log(page)).toContainText('door 21d')
  await expect(chatButton(page)).toHaveCount(0)
  await page.getByRole('button', { name: /minimum in Germany/ }).click()
  await expect(log(page)).toContainText('EUR 50')
  await ask(page, 'and Italy?', 'EUR 154.94')
  await expect(page.getByRole('region', { name: 'Tips for asking' })).toBeVisible()
  await page.getByRole('tab', { name: 'Preferences' }).click()
  await expect(page.getByLabel('Nationality')).toBeVisible()
  await page.getByRole('tab', { name: 'Overview' }).click()
  await expect(log(await openChat(page))).toContainText('EUR 154.94')
})

test(
  'without a network what is typed and what failed is told; a reload keeps it, and it is sent when there is one',
  { tag: '@core' },
  async ({ page, context, request }) => {
    const person = await createAccount(request)
    await page.goto('/france')
    await signIn(page, person)
    const drawer = await openChat(page)
    await context.setOffline(true)
    await messageField(drawer).fill('What is the minimum in Italy?')
    await sendButton(drawer).click()
    await expect(drawer.getByRole('alert')).toContainText('Failed to send message. Please try again.')
    await expect(drawer.getByRole('alert')).toContainText('Your message is kept below')
    await expect(messageField(drawer)).toHaveValue('What is the minimum in Italy?')
    await drawer.getByRole('button', { name: 'History' }).click()
    await expect(drawer.getByRole('alert')).toContainText('Failed to load conversation history.')
    await context.setOffline(false)
    await drawer.getByRole('button', { name: 'Retry' }).click()
    await expect(drawer).toContainText('No conversations yet.')
    await page.reload()
    await openChat(page)
    await expect(messageField(drawer)).toHaveValue('What is the minimum in Italy?')
    await sendButton(drawer).click()
    await expect(log(drawer)).toContainText('EUR 154.94')
  },
)

test('an answer that was lost on its way is found again: one pair is stored, and none is lost to a busy gateway', async ({
  page,
  request,
}) => {
  const person = await createAccount(request)
  await page.goto('/spain')
  await signIn(page, person)
  const drawer = await openChat(page)
  const failure = drawer.getByRole('alert')
  await page.route(
    '**/functions/v1/ai-concierge',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await messageField(drawer).fill('300 euros in Madrid')
  await sendButton(drawer).click()
  await expect(failure).toContainText('Failed to send message. Please try again.')
  await sendButton(drawer).click()
  await expect(log(drawer)).toContainText('EUR 44.26')
  await expect(failure).toBeHidden()

  await page.route(
    '**/functions/v1/ai-concierge',
    (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
    { times: 1 },
  )
  await messageField(drawer).fill('and 400 euros?')
  await sendButton(drawer).click()
  await expect(failure).toContainText('There was an error with the AI assistant. Please try again later.')
  await expect(messageField(drawer)).toHaveValue('and 400 euros?')
  await sendButton(drawer).click()
  await expect(log(drawer)).toContainText('EUR 59.01')
  const device = await otherDevice(request, person)
  const said = await device.read<{ content: string; is_ai: boolean }>(
    'chat_messages?select=content,is_ai&order=id',
  )
  expect(said.map(({ is_ai, content }) => is_ai || content)).toEqual([
    '300 euros in Madrid',
    true,
    'and 400 euros?',
    true,
  ])
})

test('a server that says nothing: everything waits disabled, and after ten seconds the message is back', async ({
  page,
  request,
}) => {
  await page.clock.install()
  // The test's clock moves timers; this makes it move timeouts too.
  await page.addInitScript(() => {
    AbortSignal.timeout = (ms) => {
      const late = new AbortController()
      setTimeout(() => late.abort(new DOMException('Late', 'TimeoutError')), ms)
      return late.signal
    }
  })
  await page.goto('/italy')
  await signIn(page, await createAccount(request))
  const drawer = await openChat(page)
  await page.route('**/functions/v1/ai-concierge', () => {}, { times: 1 })
  await messageField(drawer).fill('Is Ciampino an airport with a desk?')
  await messageField(drawer).press('Enter')
  await expect(log(drawer)).toContainText('Looking in the rules and guides...')
  await expect(messageField(drawer)).toBeDisabled()
  await expect(messageField(drawer)).toBeFocused()
  for (const name of ['Send', 'New Conversation', 'History'])
    await expect(drawer.getByRole('button', { name, exact: true })).toBeDisabled()
  await page.keyboard.press('Escape')
  await openChat(page)
  await expect(log(drawer)).toContainText('Is Ciampino an airport with a desk?')
  await page.clock.fastForward(10_000)
  await expect(drawer.getByRole('alert')).toContainText('Failed to send message.')
  await expect(messageField(drawer)).toHaveValue('Is Ciampino an airport with a desk?')
})

test('messages without end, a conversation that is gone, and one that is too long are each told', async ({
  page,
  request,
}) => {
  const person = await createAccount(request)
  const device = await otherDevice(request, person)
  await page.goto('/germany')
  await signIn(page, person)
  const drawer = await openChat(page)
  const failure = drawer.getByRole('alert')
  await messageField(drawer).fill('long '.repeat(401))
  await sendButton(drawer).click()
  await expect(drawer).toContainText('A message has at most 2000 characters; this one has 2004.')

  await ask(drawer, 'What is the minimum in Germany?', 'EUR 50')
  const [talk] = await device.read<{ id: string }>('chat_conversations?select=id')
  await device.remove(`chat_conversations?id=eq.${talk?.id}`)
  await messageField(drawer).fill('and Italy?')
  await sendButton(drawer).click()
  await expect(failure).toContainText('This conversation is no longer there.')
  await ask(drawer, 'And in Italy?', 'EUR 154.94')

  await Promise.all(Array.from({ length: 20 }, (_, number) => device.ask(`${number} euros in France`)))
  await messageField(drawer).fill('One more?')
  await sendButton(drawer).click()
  await expect(failure).toContainText('That was a lot of messages in a short time.')
  await expect(messageField(drawer)).toHaveValue('One more?')
})

test('a session that ends elsewhere leaves the sentence, and the next person finds nothing of the one before', async ({
  page,
  context,
  request,
}) => {
  const [mei, ana] = [await createAccount(request), await createAccount(request, newPerson('Ana Lima'))]
  await page.goto('/france')
  await signIn(page, mei)
  const drawer = await openChat(page)
  await ask(drawer, 'What comes back on 1,250 EUR in Paris?', 'EUR 177.08')
  await messageField(drawer).fill('a secret of Mei')
  const other = await context.newPage()
  await other.goto('/spain')
  await logOut(other)
  await expect(drawer).toContainText('Sign in to use AI assistant')
  await expect(drawer).not.toContainText('EUR 177.08')
  await drawer.getByRole('button', { name: 'Sign In' }).click()
  const signInDialog = page.getByRole('dialog', { name: 'Welcome Back' })
  await signInDialog.getByLabel('Email').fill(ana.email)
  await signInDialog.getByLabel('Password', { exact: true }).fill(ana.password)
  await signInDialog.getByRole('tabpanel').getByRole('button', { name: 'Sign In' }).click()
  await expect(drawer).toContainText('I am an AI assistant, not a person.')
  await expect(messageField(drawer)).toHaveValue('')
  await drawer.getByRole('button', { name: 'History' }).click()
  await expect(drawer).toContainText('No conversations yet.')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(/secret|1,250/)
  await drawer.getByRole('button', { name: 'Close' }).click()
  await logOut(page)
  await expect(chatButton(page)).toHaveCount(0)
})
