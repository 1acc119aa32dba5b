import { expect, test } from 'vitest'
import { answerWhileStarting } from './answer-while-starting.ts'

const ask = (path: string, accept: string) =>
  answerWhileStarting(new Request(`http://retour.example${path}`, { headers: { Accept: accept } }))

test('a person sees a page that asks again by itself', async () => {
  const response = await ask('/france', 'text/html,application/xhtml+xml;q=0.9')
  expect(response.status).toBe(503)
  expect(response.headers.get('Refresh')).toBe('2')
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(await response.text()).toContain('<h1>Retour is starting</h1>')
})

test.each([
  ['/rest/v1/leads', 'text/html'],
  ['/health/ready', '*/*'],
  ['/assets/home-abc123.js', '*/*'],
])('%s is told in JSON', async (path, accept) => {
  const response = await ask(path, accept)
  expect(response.status).toBe(503)
  expect(response.headers.get('Retry-After')).toBe('1')
  expect(await response.json()).toEqual({ message: 'Starting' })
})

test('it lives', async () => {
  expect((await ask('/health/live', '*/*')).status).toBe(200)
})
