// Writes what an edition of the desk and changed locations make other than in the build, beside it: pages, printable guides,
// pictures for shared links, lists of the trip, the service worker. SITE_BUILD names the build; nothing is bundled again.
// Started by a running server (packages/server/src/site/order-pages.ts), which sends the order on standard input; it ends
// with that server.
import { constants, setPriority } from 'node:os'
import { text } from 'node:stream/consumers'
import { applyLocationChanges } from '@retour/domain/places/refund-locations'
import { registerEdition } from '@retour/domain/vat/known-editions'
import type { PagesOrder } from '@retour/server/src/site/pages-order.ts'
import { lockClone } from '../clone-lock.mjs'
import { landBuild } from '../land-build.mjs'
import { endWhenUnwanted } from './end-when-unwanted.ts'
import { madeFolder, root } from './site-paths.ts'

endWhenUnwanted()
// Visitors come first; lower still it would hardly ever have its turn on a busy machine.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
const order = JSON.parse(await text(process.stdin)) as PagesOrder
if (order.record) registerEdition(order.record)
applyLocationChanges(order.locations)
// One builder at a time in a clone; a start that installs or builds is one, too.
const release = await lockClone(root, () => undefined)
// Loaded only now: who waits needs little memory.
const { writeOrder } = await import('./write-order.ts')
await landBuild({ builds: madeFolder, name: order.name, make: (folder) => writeOrder(order, folder) })
await release()
// The channel to the server would keep it alive.
process.exit(0)
