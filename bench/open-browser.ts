import { chromium, type Browser } from '@playwright/test'
import { findChromium } from '../tools/find-chromium.ts'

/** The Chromium of the journeys, fresh; `args` beside what it always needs here. */
export function openBrowser(args: string[] = []): Promise<Browser> {
  const executablePath = findChromium()
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', ...args],
  })
}
