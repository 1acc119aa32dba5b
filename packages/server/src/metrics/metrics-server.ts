import { createServer } from 'node:http'
import { collectDefaultMetrics } from 'prom-client'
import type { Dependencies } from '#server/dependencies'
import { listen } from '#server/listen'
import { createStateGauges } from './state-gauges.ts'

/** A running metrics server. */
export interface MetricsServer {
  /** Null if METRICS_PORT is not set. */
  port: number | null
  close(): Promise<void>
}

/**
 * Serves GET /metrics in Prometheus' text format on METRICS_PORT of METRICS_HOST, separately from the site. Throws
 * StartupError if the port is not available. Does nothing without METRICS_PORT.
 */
export async function startMetricsServer(dependencies: Dependencies): Promise<MetricsServer> {
  const { config, log, metrics } = dependencies
  if (config.metricsPort === null) return { port: null, close: async () => undefined }
  const { registry } = metrics
  collectDefaultMetrics({ register: registry })
  const readState = createStateGauges(registry, dependencies)
  const render = async () => {
    await readState()
    return registry.metrics()
  }
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    const head = { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' }
    render().then(
      (text) => response.writeHead(200, head).end(text),
      (error: unknown) => {
        log.error({ err: error }, 'metrics could not be read')
        response.writeHead(500).end()
      },
    )
  })
  const port = await listen(server, config.metricsPort, config.metricsHost, 'METRICS_PORT')
  return {
    port,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}
