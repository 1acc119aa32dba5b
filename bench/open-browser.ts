import { chromium, type Browser } from '@playwright/test'
import { findChromium } from '../tools/find-chromium.ts'

/** Starts a new Chromium as the journeys do; `args` are added to the options that it always needs here. */
export function openBrowser(args: string[] = []): Promise<Browser> {
  const executablePath = findChromium()
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', ...args],
  })
}
