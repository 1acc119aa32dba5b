import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { freePort } from '@retour/server/src/testing/free-port.ts'

// Playwright reads this file once per worker, so what is chosen here is chosen once and passed on in the environment.
if (!process.env.JOURNEYS_DATA_DIR) {
  const folder = mkdtempSync(join(tmpdir(), 'retour-journeys-'))
  process.env.JOURNEYS_DATA_DIR = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  // Requested together: each port is held while the next is requested, so all are different.
  process.env.JOURNEYS_PORTS = (await Promise.all([freePort(), freePort(), freePort()])).join()
}
const [port, ratesPort, stylePort] = (process.env.JOURNEYS_PORTS ?? '').split(',').map(Number)
process.env.JOURNEYS_FX_URL = `http://127.0.0.1:${ratesPort}/v1`
process.env.JOURNEYS_MAP_STYLE_URL = `http://127.0.0.1:${stylePort}/style.json`

/**
 * A full Chromium creates a page for the popup of its address bar with each window, which is a third of a window's
 * cost. Only the last such option counts, so Playwright's own features are listed too.
 */
const withoutFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
]

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  // Generous limits cost nothing if all is well; they are no claim about speed.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter: 'dot',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    ...devices['Desktop Chrome'],
    // A message that is fading in does not have its contrast yet.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // In the gate only journeys about it have a service worker: in each new browser it caches all files of the site
    // again, a third of a journey's cost.
    serviceWorkers: process.env.JOURNEYS_SERVICE_WORKERS === 'block' ? 'block' : 'allow',
    // A trace makes each journey a third slower, so it is recorded on request.
    trace: process.env.JOURNEYS_TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        `--disable-features=${withoutFeatures.join(',')}`,
      ],
    },
  },
  webServer: [
    {
      command: 'node journeys/outside/rates-server.ts',
      cwd: '..',
      url: `http://127.0.0.1:${ratesPort}/health`,
      env: { PORT: String(ratesPort) },
      reuseExistingServer: false,
    },
    {
      command: 'node journeys/outside/map-style-server.ts',
      cwd: '..',
      url: `http://127.0.0.1:${stylePort}/health`,
      env: { PORT: String(stylePort) },
      reuseExistingServer: false,
    },
    {
      command: 'node journeys/outside/product.ts',
      cwd: '..',
      // Printed last, when the server is ready. Playwright passes the URL on in the environment, as JOURNEYS_MAILBOX.
      wait: { stdout: /read it at (?<journeys_mailbox>http:\S+)/ },
      env: {
        PORT: String(port),
        DATA_DIR: join(process.env.JOURNEYS_DATA_DIR, 'main'),
        FX_URL: process.env.JOURNEYS_FX_URL,
        MAP_STYLE_URL: process.env.JOURNEYS_MAP_STYLE_URL,
        LOG_LEVEL: 'error',
      },
      reuseExistingServer: false,
      timeout: 180_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 12_000 },
    },
  ],
})
