import type { RuleToCheck } from '@retour/domain/vat/rules-to-check'
import { expect, test } from 'vitest'
import type { MailDay } from '#server/mail/mail-days'
import { healthRoutes } from './health-routes.ts'

const routesWith = (
  isReady: () => Promise<boolean>,
  isAccepting = true,
  toCheck: RuleToCheck[] = [],
  near: MailDay[] = [],
) =>
  healthRoutes({
    database: { isReady },
    readiness: { isAccepting },
    space: { freeMb: () => null, isFull: () => false },
    rules: { toCheck: () => Promise.resolve(toCheck) },
    pages: null,
    nearCeilings: () => Promise.resolve(near),
  })

test('76: it says that it lives without asking the database', async () => {
  let requestCount = 0
  const routes = routesWith(() => {
    requestCount += 1
    return new Promise(() => undefined)
  })
  const answer = await routes.request('/live')
  expect({ status: answer.status, requestCount }).toEqual({ status: 200, requestCount: 0 })
})

test.each([
  ['ready', true, true, 200, { status: 'ready' }],
  ['without its database', false, true, 503, { status: 'unavailable', reason: 'database' }],
  ['about to stop', true, false, 503, { status: 'unavailable', reason: 'stopping' }],
] as const)('%s', async (_what, isReady, isAccepting, status, body) => {
  const answer = await routesWith(() => Promise.resolve(isReady), isAccepting).request('/ready')
  expect(answer.status).toBe(status)
  expect(await answer.json()).toEqual(body)
})

test('rules that should be read again are named, and it is ready all the same', async () => {
  const due: RuleToCheck = { name: 'The German limit', because: 'due', since: '2026-12-15' }
  const answer = await routesWith(() => Promise.resolve(true), true, [due]).request('/ready')
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ status: 'ready', rulesToCheck: [due] })
})

test('kinds of mail that have used four fifths of their day are named, and it is ready all the same', async () => {
  const near: MailDay[] = [{ kind: 'refund-guide', made: 17_000, ceiling: 20_000 }]
  const answer = await routesWith(() => Promise.resolve(true), true, [], near).request('/ready')
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ status: 'ready', mailNearCeiling: near })
})
