import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findOnPath } from './find-on-path.ts'

const whole = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The one without windows first: journeys take a fifth less of the processor in it. */
const onPath = () => findOnPath('chromium-headless-shell', ...whole)

/** A Chromium with all that visitors' has: the one without windows keeps no page in memory that one may come back to. */
export const findWholeChromium = () => findOnPath(...whole)

/**
 * A Chromium for the journeys: `CHROMIUM`, one on PATH, else installed (Debian's as root, else Playwright's own).
 * Gives its path, or undefined when Playwright's own is used.
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
    // Another program may be installing: it is waited for.
    const waitForLock = ['-o', 'DPkg::Lock::Timeout=600']
    const install = (browser: string) =>
      run([...waitForLock, 'install', '-y', '--no-install-recommends', browser, 'fonts-liberation'])
    try {
      install('chromium-headless-shell')
    } catch {
      // An older Debian has the whole browser alone.
      install('chromium')
    }
    return onPath()
  }
  console.log('No browser found: installing Playwright’s Chromium …')
  execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' })
  return undefined
}
