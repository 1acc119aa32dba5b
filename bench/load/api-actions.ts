import { requestText } from '../request-text.ts'
import { dashboardRounds } from './dashboard-rounds.ts'
import { bookingRow, leadRow } from './rows.ts'
import type { Scene } from './scene.ts'
import type { Action, Ask, Draw, Kind, Sender } from './traffic.ts'

export type AskApi = (
  kind: Kind,
  path: string,
  more?: { row?: object; token?: string; status?: number },
) => Ask

/** Returns a function that makes calls like the pages, with the key and the signed-in person. */
const callsOf =
  ({ host, key }: Scene, sender: Sender): AskApi =>
  (kind, path, { row, token = key, status = 200 } = {}) => ({
    kind,
    status,
    request: requestText(host, {
      path,
      headers: { ...sender, apikey: key, Authorization: `Bearer ${token}` },
      json: row && JSON.stringify(row),
    }),
  })

/** Loads the settings and today's rate, then inserts the lead. */
export function calculate(scene: Scene, draw: Draw, sender: Sender): Action {
  const ask = callsOf(scene, sender)
  return [
    [ask('settings', '/config.json'), ask('rates', '/fx/latest?amount=1250&from=USD&to=EUR')],
    [ask('lead', '/rest/v1/leads', { row: leadRow(draw), status: 201 })],
  ]
}

export function searchLocations(scene: Scene, draw: Draw, sender: Sender): Action {
  const { country, slug: city } = draw.of(scene.places)
  const row = { city, country, type: draw.of(['all', 'refund-office', 'shopping-area']) }
  return [[callsOf(scene, sender)('locations', '/functions/v1/get-refund-locations', { row })]]
}

export const openDashboard = (scene: Scene, draw: Draw, sender: Sender): Action =>
  dashboardRounds(callsOf(scene, sender), draw.of(scene.people), scene)

export function askConcierge(scene: Scene, draw: Draw, sender: Sender): Action {
  const { id: userId, token } = draw.of(scene.people)
  const row = { conversationId: null, message: draw.of(scene.questions), userId }
  return [[callsOf(scene, sender)('chat', '/functions/v1/ai-concierge', { row, token })]]
}

export function book(scene: Scene, draw: Draw, sender: Sender): Action {
  return [[callsOf(scene, sender)('booking', '/rest/v1/bookings', { row: bookingRow(draw), status: 201 })]]
}

export function signIn(scene: Scene, draw: Draw, sender: Sender): Action {
  const { email, password } = draw.of(scene.people)
  const path = '/auth/v1/token?grant_type=password'
  return [[callsOf(scene, sender)('sign-in', path, { row: { email, password } })]]
}
