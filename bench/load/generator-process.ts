// The generator runs in its own process, because it must not share the event loop of what it measures.
import { openLinePool } from './line-pool.ts'
import { runOpenLoad, type LoadOrder } from './open-load.ts'

process.on('message', (order: LoadOrder) => {
  const pools = order.scene.ports.map((port) => openLinePool(port, '127.0.0.1'))
  runOpenLoad(order, pools).then(
    (report) => {
      for (const pool of pools) pool.close()
      process.send?.({ report })
    },
    (error: unknown) => process.send?.({ error: String(error) }),
  )
})
