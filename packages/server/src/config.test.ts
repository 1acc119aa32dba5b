import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

describe('settings', () => {
  test('an empty environment gives the documented defaults', () => {
    expect(readConfig({})).toMatchObject({
      isProduction: false,
      port: 3000,
      host: '127.0.0.1',
      siteUrl: 'http://127.0.0.1:3000',
      dataDir: resolve('./data'),
      databaseUrl: null,
      smtpUrl: null,
      operatorEmail: null,
      fxUrl: 'https://api.frankfurter.dev/v1',
      mapStyleUrl: 'https://tiles.openfreemap.org/styles/liberty',
      ai: null,
      rulesEdition: 'guide-2025-05',
      trustedProxies: [],
      logLevel: 'warn',
      metricsPort: null,
      publishableKey: null,
    })
  })

  test('a setting that is there but empty counts as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ', SITE_URL: '' }).port).toBe(3000)
  })

  test('the default public address follows host and port', () => {
    expect(readConfig({ PORT: '4711' }).siteUrl).toBe('http://127.0.0.1:4711')
    expect(readConfig({ HOST: '0.0.0.0' }).siteUrl).toBe('http://localhost:3000')
    expect(readConfig({ HOST: '::1' }).siteUrl).toBe('http://[::1]:3000')
  })

  test('closing slashes are dropped and the map key is filled in', () => {
    const config = readConfig({
      SITE_URL: 'https://retour.example/',
      FX_URL: 'http://127.0.0.1:9/v1/',
      MAP_STYLE_URL: 'https://maps.example/style.json?key={key}',
      MAP_KEY: 'a&b',
    })
    expect(config.siteUrl).toBe('https://retour.example')
    expect(config.fxUrl).toBe('http://127.0.0.1:9/v1')
    expect(config.mapStyleUrl).toBe('https://maps.example/style.json?key=a%26b')
  })

  test.each([
    ['PORT', 'eighty'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['HOST', 'a b'],
    ['SITE_URL', 'retour.example'],
    ['SITE_URL', 'https://retour.example/shop'],
    ['SITE_URL', 'javascript:alert(1)'],
    ['DATABASE_URL', 'mysql://secret@db/x'],
    ['SMTP_URL', 'http://secret@mail'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'a@b.example, c@d.example'],
    ['OPERATOR_EMAIL', 'a@b.example\r\nBcc: c@d.example'],
    ['FX_URL', 'ftp://rates'],
    ['MAP_STYLE_URL', 'https://maps.example/{key}'],
    ['AI_BASE_URL', 'https://ai.example'],
    ['RULES_EDITION', 'law-1999'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', 'proxy.example'],
    ['LOG_LEVEL', 'loud'],
    ['METRICS_PORT', '1e3'],
    ['ROLE', 'boss'],
    ['STOP_NOTICE_SECONDS', '60'],
    ['STOP_NOTICE_SECONDS', '1.5'],
    ['PREPARED_STATEMENTS', 'maybe'],
    ['PUBLISHABLE_KEY', 'sb_publishable_short'],
    ['PUBLISHABLE_KEY', 'sb_secret_aaaaaaaaaaaaaaaaaaaaaaaa'],
  ])('%s=%j is refused by one line that names the setting and not its value', (name, value) => {
    const refusal = catchError(() => readConfig({ [name]: value }))
    expect(refusal).toMatchObject({ name: 'StartupError' })
    expect(refusal.message).toContain(name)
    expect(refusal.message).not.toContain('\n')
    expect(refusal.message).not.toContain('secret')
  })

  test('a login for callers alone is nothing without the database that it is for', () => {
    const REST_DATABASE_URL = 'postgres://rest:hushhush@db.example/shop'
    const failure = catchError(() => readConfig({ REST_DATABASE_URL }))
    expect(failure.message).toContain('DATABASE_URL must be given too')
    expect(failure.message).not.toContain('hushhush')
    expect(
      readConfig({ REST_DATABASE_URL, DATABASE_URL: 'postgres://owner@db.example/shop' }).restDatabaseUrl,
    ).toBe(REST_DATABASE_URL)
  })

  test('ROLE divides the work between processes, which needs a database that several can have', () => {
    const DATABASE_URL = 'postgres://owner@db.example/shop'
    expect(readConfig({})).toMatchObject({ isWeb: true, isWorker: true })
    expect(readConfig({ ROLE: 'web', DATABASE_URL })).toMatchObject({ isWeb: true, isWorker: false })
    expect(readConfig({ ROLE: 'worker', DATABASE_URL })).toMatchObject({ isWeb: false, isWorker: true })
    expect(catchError(() => readConfig({ ROLE: 'worker' })).message).toContain('DATABASE_URL')
  })

  test('production on an open address wants SITE_URL, on loopback it does not', () => {
    expect(() => readConfig({ NODE_ENV: 'production', HOST: '0.0.0.0' })).toThrow(/SITE_URL/)
    expect(readConfig({ NODE_ENV: 'production' })).toMatchObject({
      isProduction: true,
      logLevel: 'info',
      stopNoticeMs: 1000,
    })
    expect(readConfig({ NODE_ENV: 'production', STOP_NOTICE_SECONDS: '10' }).stopNoticeMs).toBe(10_000)
    expect(
      readConfig({ NODE_ENV: 'production', HOST: '0.0.0.0', SITE_URL: 'https://retour.example' }).siteUrl,
    ).toBe('https://retour.example')
  })
})

function catchError(work: () => unknown): Error {
  try {
    work()
  } catch (error) {
    return error as Error
  }
  throw new Error('nothing was thrown')
}
