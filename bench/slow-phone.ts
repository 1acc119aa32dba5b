import type { BrowserContext, CDPSession, Page } from '@playwright/test'

const cpuRate = 4
const latencyMs = 150
const bytesPerSecond = 1_600_000 / 8

/** The slow phone of the budget, as titles say it. */
export const slowPhoneWords = '4x CPU, 150 ms, 1.6 Mbit/s'

/** Makes a page as slow as the phone of the budget: 4x slower CPU, slow 4G. Gives the session for what else is read. */
export async function slowPhone(context: BrowserContext, page: Page): Promise<CDPSession> {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuRate })
  return devtools
}
