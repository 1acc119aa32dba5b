import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findOnPath } from './find-on-path.ts'

const whole = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The headless shell first, because journeys use a fifth less processor time in it. */
const onPath = () => findOnPath('chromium-headless-shell', ...whole)

/** Finds a complete Chromium. The headless shell has no back/forward cache. */
export const findWholeChromium = () => findOnPath(...whole)

/**
 * Returns the path of a Chromium for the journeys: `CHROMIUM`, one on PATH, otherwise it installs one (Debian's as
 * root, otherwise Playwright's). Undefined means Playwright's own.
 */
export function findChromium(): string | undefined {
  if (process.env.CHROMIUM) return process.env.CHROMIUM
  const found = onPath()
  if (found) return found
  const isRoot = process.getuid?.() === 0
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    console.log('No browser found: installing Debian’s Chromium …')
    const run = (args: string[]) =>
      execFileSync('apt-get', args, {
        stdio: 'ignore',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      })
    run(['update'])
    // Waits if another process is installing packages.
    const waitForLock = ['-o', 'DPkg::Lock::Timeout=600']
    const install = (browser: string) =>
      run([...waitForLock, 'install', '-y', '--no-install-recommends', browser, 'fonts-liberation'])
    try {
      install('chromium-headless-shell')
    } catch {
      // Older Debian releases only have the complete browser.
      install('chromium')
    }
    return onPath()
  }
  console.log('No browser found: installing Playwright’s Chromium …')
  execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' })
  return undefined
}
