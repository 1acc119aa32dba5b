import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'

const port = Number(process.env.JOURNEYS_PORT ?? 3971)
const ratesPort = port + 1
const stylePort = port + 3
const modelPort = port + 4
// Playwright reads this file once per worker: the folder is made once and handed on by the environment.
process.env.JOURNEYS_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'retour-journeys-'))
process.env.JOURNEYS_WITHOUT_RATES = `http://127.0.0.1:${port + 2}`
process.env.JOURNEYS_WITH_MODEL = process.env.JOURNEYS_WITHOUT_RATES

/**
 * A full Chromium makes a page for the popup of its address bar with each window: a third of what a window costs.
 * The last such list counts, so those that Playwright names itself stand here too.
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

/**
 * The product on a data folder of its own, with the rate service at an address, and with a language model or without.
 * What it prints of its mailbox goes into the environment: JOURNEYS_MAILBOX, JOURNEYS_SECOND_MAILBOX.
 */
const product = (
  at: number,
  printed: RegExp,
  folder: string,
  ratesUrl: string,
  model: Record<string, string> = {},
) => ({
  command: 'node packages/server/src/main.ts',
  cwd: '..',
  // Printed last of all, once it is ready.
  wait: { stdout: printed },
  env: {
    PORT: String(at),
    DATA_DIR: join(process.env.JOURNEYS_DATA_DIR ?? '', folder),
    FX_URL: ratesUrl,
    MAP_STYLE_URL: `http://127.0.0.1:${stylePort}/style.json`,
    LOG_LEVEL: 'error',
    ...model,
  },
  reuseExistingServer: false,
  timeout: 180_000,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 12_000 },
})

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  // How long to wait before giving up. A limit costs nothing where all is well, so it is no claim about speed.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter: 'dot',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    ...devices['Desktop Chrome'],
    // A message that is still fading has no contrast yet.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // A trace of every step makes each journey a third slower: asked for where one is looked into.
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
      command: 'node journeys/outside/model-server.ts',
      cwd: '..',
      url: `http://127.0.0.1:${modelPort}/health`,
      env: { PORT: String(modelPort) },
      reuseExistingServer: false,
    },
    product(port, /read it at (?<journeys_mailbox>http:\S+)/, 'main', `http://127.0.0.1:${ratesPort}/v1`),
    product(
      port + 2,
      /read it at (?<journeys_second_mailbox>http:\S+)/,
      'without-rates',
      'http://127.0.0.1:9/v1',
      {
        AI_BASE_URL: `http://127.0.0.1:${modelPort}/v1`,
        AI_MODEL: 'loopback',
      },
    ),
  ],
})
