import type { AskApi } from './api-actions.ts'
import { fileAsk } from './page-views.ts'
import type { Scene, ScenePerson } from './scene.ts'
import type { Action } from './traffic.ts'

const newest = 'order=created_at.desc'
const leads = 'leads?select=id,created_at,purchase_amount,refund_amount,currency,country,status'
const history = 'refund_history?select=id,created_at,country,amount,currency,status'
const takenUp = 'leads?select=id,created_at,country,refund_amount,currency,status&status=neq.pending'
const suggestions = 'ai_suggestions?select=id,type,content,created_at&is_viewed=eq.false'
const favorites = 'favorite_locations?select=location_id,location_name,created_at'
const profile = 'profiles?select=phone,country,preferred_currency,notification_preferences'
const preferences = 'user_preferences?select=nationality,shopping_budget,travel_destinations'

/** Returns the two rounds of requests of the overview: data, then star maps. */
export function dashboardRounds(ask: AskApi, { id, email, token }: ScenePerson, scene: Scene): Action {
  const read = (path: string) => ask('dashboard', `/rest/v1/${path}`, { token })
  const ofAddress = `email=eq.${encodeURIComponent(email)}`
  const ofAccount = `user_id=eq.${id}`
  return [
    [
      read(`${leads}&${ofAddress}&${newest},id.asc&limit=3`),
      read(`${leads}&${ofAddress}&${newest},id.asc&offset=0&limit=1000`),
      read(`${history}&${ofAccount}&${newest}&limit=3`),
      read(`${takenUp}&${ofAddress}&${newest}&limit=3`),
      read(`${suggestions}&${ofAccount}&${newest}&limit=5`),
      read(`${favorites}&${ofAccount}&${newest},location_id.asc`),
      read(`${profile}&id=eq.${id}&limit=1`),
      read(`${preferences}&${ofAccount}&limit=1`),
    ],
    scene.starMaps.map((path) => fileAsk(scene, path)),
  ]
}
