import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test'
import type { Person } from './account-holder.ts'

export const chatButton = (page: Page) => page.getByRole('button', { name: 'AI assistant', exact: true })
export const messageField = (page: Page | Locator) => page.getByLabel('Message', { exact: true })
export const sendButton = (page: Page | Locator) => page.getByRole('button', { name: 'Send', exact: true })
export const log = (page: Page | Locator) => page.getByRole('log')

/** Opens the drawer, whose field then has the focus. On a phone the button is always visible at the end of a page. */
export async function openChat(page: Page): Promise<Locator> {
  if (page.viewportSize()!.width < 768)
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await chatButton(page).click()
  const drawer = page.getByRole('dialog', { name: 'AI assistant' })
  await expect(messageField(drawer)).toBeFocused()
  return drawer
}

/** Sends a question and waits for an answer that contains this text. */
export async function ask(page: Page | Locator, question: string, answer: string | RegExp) {
  await messageField(page).fill(question)
  await messageField(page).press('Enter')
  await expect(log(page)).toContainText(answer)
  await expect(messageField(page)).toBeEnabled()
}

/** Makes calls as a person on another device. */
export async function otherDevice(request: APIRequestContext, { email, password }: Person) {
  const { publishableKey } = (await (await request.get('/config.json')).json()) as { publishableKey: string }
  const signedIn = await request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: publishableKey },
    data: { email, password },
  })
  const { access_token: token, user } = (await signedIn.json()) as {
    access_token: string
    user: { id: string }
  }
  const headers = { apikey: publishableKey, Authorization: `Bearer ${token}` }
  return {
    userId: user.id,
    ask: async (message: string, conversationId: string | null = null) => {
      const response = await request.post('/functions/v1/ai-concierge', {
        headers,
        data: { conversationId, message, userId: user.id },
      })
      return { status: response.status(), ...((await response.json()) as { conversationId: string }) }
    },
    read: async <Row>(path: string) =>
      (await (await request.get(`/rest/v1/${path}`, { headers })).json()) as Row[],
    insert: async (table: string, row: object) =>
      expect((await request.post(`/rest/v1/${table}`, { headers, data: row })).status()).toBe(201),
    update: async (path: string, row: object) =>
      expect((await request.patch(`/rest/v1/${path}`, { headers, data: row })).status()).toBe(204),
    remove: async (path: string) =>
      expect((await request.delete(`/rest/v1/${path}`, { headers })).status()).toBe(204),
  }
}
