// Writes everything in which an edition of the desk and changed locations differ from the build, into a folder beside
// it: pages, printable guides, images for shared links, lists of the trip, the service worker. SITE_BUILD is the build;
// nothing is bundled again. A running server starts it (packages/server/src/site/order-pages.ts) and sends the order on
// standard input; it ends with that server.
import { constants, setPriority } from 'node:os'
import { text } from 'node:stream/consumers'
import { applyLocationChanges } from '@retour/domain/places/refund-locations'
import { registerEdition } from '@retour/domain/vat/known-editions'
import type { PagesOrder } from '@retour/server/src/site/pages-order.ts'
import { lockClone } from '../clone-lock.mjs'
import { landBuild } from '../land-build.mjs'
import { endWithParent } from './end-with-parent.ts'
import { madeFolder, root } from './site-paths.ts'

endWithParent()
// Visitors come first. With a lower priority it would hardly ever run on a busy machine.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
const order = JSON.parse(await text(process.stdin)) as PagesOrder
if (order.record) registerEdition(order.record)
applyLocationChanges(order.locations)
// Only one process builds in a clone, including starts that install or build.
const release = await lockClone(root, () => undefined)
// Imported only now, because a waiting process should use little memory.
const { writeOrder } = await import('./write-order.ts')
await landBuild({ builds: madeFolder, name: order.name, make: (folder) => writeOrder(order, folder) })
await release()
// The channel to the server would keep the process alive.
process.exit(0)
