import { requestText } from '../request-text.ts'
import type { Scene } from './scene.ts'
import type { Action, Ask, Draw, Sender } from './traffic.ts'

/**
 * Of a hundred views, 25 are by a new browser (the page and all its files), 15 by a returning one (304; its files are
 * cached and not requested), and 60 are within a visit (the page's data, and scripts that the home page does not have).
 */
const firstShare = 0.25
const heldShare = 0.15
/** Half of all views are of a few pages. */
const frontShare = 0.5

const takes = { 'Accept-Encoding': 'gzip, deflate, br', 'User-Agent': 'Mozilla/5.0 (bench)' }

export const fileAsk = (scene: Scene, path: string, headers: Record<string, string> = {}): Ask => ({
  kind: 'file',
  status: 200,
  request: requestText(scene.host, { path, headers: { ...takes, ...headers } }),
})

/** Returns the requests of one page view by some visitor. */
export function pageView(scene: Scene, draw: Draw, sender: Sender): Action {
  const page = draw.of(draw.share() < frontShare ? scene.frontPages : scene.pages)
  const ask = (kind: Ask['kind'], path: string, headers = {}, status = 200): Ask => ({
    kind,
    status,
    request: requestText(scene.host, { path, headers: { ...takes, ...sender, ...headers } }),
  })
  const files = (names: string[]) => names.map((path) => fileAsk(scene, path, sender))
  const way = draw.share()
  if (way < firstShare) return [[ask('page', page.path)], files(page.files)]
  if (way < firstShare + heldShare)
    return [[ask('page held', page.path, { 'If-None-Match': page.etag }, 304)]]
  return [[...(page.data ? [ask('page data', page.data)] : []), ...files(page.ownFiles)]]
}
