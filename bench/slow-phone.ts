import type { BrowserContext, CDPSession, Page } from '@playwright/test'

const cpuRate = 4
const latencyMs = 150
const bytesPerSecond = 1_600_000 / 8

/** The label of the slow processor in titles. */
export const slowCpuLabel = `${cpuRate}x CPU`

/** The label of the slow phone in titles. */
export const slowPhoneLabel = `${slowCpuLabel}, 150 ms, 1.6 Mbit/s`

/**
 * Makes a page as slow as the phone of the budget: 4x slower processor, slow 4G. Returns the DevTools session for other
 * measurements.
 */
export async function slowPhone(context: BrowserContext, page: Page): Promise<CDPSession> {
  const devtools = await slowCpu(context, page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  return devtools
}

/** Makes a page as slow as that phone's processor. */
export async function slowCpu(context: BrowserContext, page: Page): Promise<CDPSession> {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuRate })
  return devtools
}
