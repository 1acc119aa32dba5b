import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { rulesEditionIds } from '@retour/domain/vat/rules'
import { readConfig } from './config.ts'
import { editionIds } from './settings/read-settings.mjs'

describe('settings', () => {
  test('an empty environment gives the documented defaults', () => {
    expect(readConfig({})).toMatchObject({
      isProduction: false,
      port: 3000,
      host: '127.0.0.1',
      siteUrl: 'http://127.0.0.1:3000',
      dataDir: resolve('./data'),
      minFreeMb: 200,
      databaseUrl: null,
      smtpUrl: null,
      operatorEmail: null,
      mailCeilings: { 'refund-guide': null, 'booking-guest': null },
      fxUrl: 'https://api.frankfurter.dev/v1',
      overpassUrl: null,
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
    ['MIN_FREE_MB', '-1'],
    ['MIN_FREE_MB', '1.5'],
    ['MIN_FREE_MB', '200MB'],
    ['SITE_URL', 'retour.example'],
    ['SITE_URL', 'https://retour.example/shop'],
    ['SITE_URL', 'javascript:alert(1)'],
    ['DATABASE_URL', 'mysql://secret@db/x'],
    ['SMTP_URL', 'http://secret@mail'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'a@b.example, c@d.example'],
    ['MAIL_GUIDES_A_DAY', '0'],
    ['MAIL_GUIDES_A_DAY', '20,000'],
    ['MAIL_RIDES_A_DAY', '1000001'],
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
    ['NODE_ENV', 'prod'],
    ['NODE_ENV', 'Production'],
    ['NODE_ENV', 'staging'],
    ['MAIL', 'keep'],
    ['PUBLISHABLE_KEY', 'sb_publishable_short'],
    ['PUBLISHABLE_KEY', 'sb_secret_aaaaaaaaaaaaaaaaaaaaaaaa'],
  ])('%s=%j is refused by one line that names the setting and not its value', (name, value) => {
    const refusal = catchError(() => readConfig({ [name]: value }))
    expect(refusal).toMatchObject({ name: 'StartupError' })
    expect(refusal.message).toContain(name)
    expect(refusal.message).not.toContain('\n')
    expect(refusal.message).not.toContain('secret')
  })

  test('RULES_EDITION can name every edition that there is', () => {
    expect(editionIds).toEqual(rulesEditionIds)
  })

  test('several wrong ones are all named, in one line', () => {
    expect(catchError(() => readConfig({ PORT: 'seven', MAIL: 'keep' })).message).toBe(
      'the setting PORT must be a whole number from 0 to 65535; the setting MAIL must be discard, or not be given',
    )
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

  test('88: only the word production is production, and nothing that only looks like it is development', () => {
    for (const NODE_ENV of [undefined, '', ' ', 'development', 'test'])
      expect(readConfig({ NODE_ENV }).isProduction).toBe(false)
    expect(readConfig({ NODE_ENV: 'production', MAIL: 'discard' }).isProduction).toBe(true)
  })

  test('88: production says where mail goes, except where other processes send it', () => {
    const NODE_ENV = 'production'
    expect(catchError(() => readConfig({ NODE_ENV })).message).toBe(
      'the setting SMTP_URL must be given in production, or MAIL=discard, which throws all mail away',
    )
    const DATABASE_URL = 'postgres://owner@db.example/shop'
    expect(() => readConfig({ NODE_ENV, DATABASE_URL, ROLE: 'worker' })).toThrow(/SMTP_URL/)
    expect(readConfig({ NODE_ENV, DATABASE_URL, ROLE: 'web' }).smtpUrl).toBe(null)
    const SMTP_URL = 'smtps://mail.example'
    expect(readConfig({ NODE_ENV, SMTP_URL })).toMatchObject({ smtpUrl: SMTP_URL, isMailDiscarded: false })
    expect(readConfig({ NODE_ENV, MAIL: 'discard' })).toMatchObject({ smtpUrl: null, isMailDiscarded: true })
    expect(() => readConfig({ SMTP_URL, MAIL: 'discard' })).toThrow(/different things/)
  })

  test('production on an open address wants SITE_URL, on loopback it does not', () => {
    const production = { NODE_ENV: 'production', MAIL: 'discard' }
    for (const HOST of ['0.0.0.0', '127.evil.example'])
      expect(() => readConfig({ ...production, HOST })).toThrow(/SITE_URL/)
    expect(readConfig(production)).toMatchObject({ isProduction: true, logLevel: 'info', stopNoticeMs: 1000 })
    expect(readConfig({ ...production, STOP_NOTICE_SECONDS: '10' }).stopNoticeMs).toBe(10_000)
    expect(readConfig({ ...production, HOST: '0.0.0.0', SITE_URL: 'https://retour.example' }).siteUrl).toBe(
      'https://retour.example',
    )
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
