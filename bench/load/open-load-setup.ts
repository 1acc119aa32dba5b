import { startExchangeService } from './exchange-service.ts'
import type { LoadSetup } from './load-step.ts'
import { startLoadedServer } from './loaded-server.ts'
import { prepareScene } from './prepare-scene.ts'
import { startGenerator } from './start-generator.ts'

/** Starts a server with people and leads, its exchange-rate service, and the generator. */
export async function openLoadSetup(
  root: string,
  settings: Record<string, string>,
): Promise<{ setup: LoadSetup; close: () => Promise<void> }> {
  const exchange = await startExchangeService()
  const server = await startLoadedServer(root, { FX_URL: exchange.url, ...settings })
  const generator = startGenerator()
  const close = async () => {
    generator.stop()
    await server.stop()
    exchange.close()
  }
  try {
    return { setup: { generator, server, scene: await prepareScene(server) }, close }
  } catch (error) {
    await close()
    throw error
  }
}
