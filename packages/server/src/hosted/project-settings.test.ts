import { describe, expect, test } from 'vitest'
import { readProjectSettings } from './project-settings.ts'

const given = {
  SUPABASE_URL: 'https://abc.supabase.co/',
  SUPABASE_DB_URL: 'postgresql://postgres:word@db.abc.supabase.co:5432/postgres',
  SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_publishable_one","app":"sb_publishable_two"}',
  SITE_URL: 'https://retour.example',
}

describe('settings of a function on a hosted project', () => {
  test('what the platform gives is enough, beside the address of the site', () => {
    expect(readProjectSettings(given)).toEqual({
      siteUrl: 'https://retour.example',
      allowedOrigins: [],
      isProduction: true,
      ai: null,
      rulesEdition: 'guide-2025-05',
      databaseUrl: given.SUPABASE_DB_URL,
      issuer: 'https://abc.supabase.co/auth/v1',
      keysUrl: new URL('https://abc.supabase.co/auth/v1/.well-known/jwks.json'),
      publishableKeys: ['sb_publishable_one', 'sb_publishable_two'],
    })
  })

  test('the older public key counts beside the newer ones, or alone', () => {
    const { SUPABASE_PUBLISHABLE_KEYS: _, ...older } = given
    expect(readProjectSettings({ ...given, SUPABASE_ANON_KEY: 'eyJ' }).publishableKeys).toContain('eyJ')
    expect(readProjectSettings({ ...older, SUPABASE_ANON_KEY: 'eyJ' }).publishableKeys).toEqual(['eyJ'])
  })

  test('variables that are there for others change nothing', () => {
    const others = { NODE_ENV: 'development', PORT: 'x', DATA_DIR: '/nowhere', SMTP_URL: 'nonsense' }
    expect(readProjectSettings({ ...given, ...others })).toEqual(readProjectSettings(given))
  })

  test.each([
    ['SITE_URL', undefined, 'SITE_URL must be the address of the site'],
    ['SITE_URL', 'https://retour.example/shop', 'SITE_URL must be an origin'],
    ['SUPABASE_URL', undefined, 'SUPABASE_URL must be the address of the project'],
    ['SUPABASE_DB_URL', 'mysql://x', 'DATABASE_URL must be a postgres:// address'],
    [
      'SUPABASE_PUBLISHABLE_KEYS',
      '["sb"]',
      'SUPABASE_PUBLISHABLE_KEYS must be a JSON object of keys by name',
    ],
    ['SUPABASE_PUBLISHABLE_KEYS', '{}', 'the project has no publishable key'],
    ['ALLOWED_ORIGINS', 'https://a.example,b', 'must be an http or https address'],
  ])('%s set to %s is refused by name, and nothing is repeated', (name, value, message) => {
    const read = () => readProjectSettings({ ...given, [name]: value })
    expect(read).toThrow(message)
    expect(read).not.toThrow(/word/)
  })
})
