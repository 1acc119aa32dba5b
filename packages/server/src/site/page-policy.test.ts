import { expect, test } from 'vitest'
import { createPagePolicy, createWorkerPolicy } from './page-policy.ts'

const none = { scriptHashes: [], styleHashes: [] }
const connectOf = (siteUrl: string, ...callUrls: string[]) =>
  /connect-src (?<list>[^;]*)/.exec(
    createPagePolicy({ siteUrl, callUrls, mapStyleUrl: 'https://tiles.example/style' })(none),
  )?.groups?.list

test('styles are allowed by their hash, those of attributes as they are', () => {
  const policyOf = createPagePolicy({
    siteUrl: 'https://retour.example',
    callUrls: [],
    mapStyleUrl: 'https://tiles.example/style',
  })
  const policy = policyOf({ scriptHashes: [], styleHashes: ['sha256-a', 'sha256-b'] })
  expect(policy).toContain("; style-src 'self' 'sha256-a' 'sha256-b'; style-src-attr 'unsafe-inline';")
})

test.each([
  ['the site itself', ['https://retour.example'], "'self' https://tiles.example"],
  [
    'another origin',
    ['https://api.retour.example'],
    "'self' https://api.retour.example https://tiles.example",
  ],
  [
    'two others, with paths',
    ['https://abc.supabase.co', 'https://rates.example/v1'],
    "'self' https://abc.supabase.co https://rates.example https://tiles.example",
  ],
  [
    'one origin twice',
    ['https://api.example', 'https://api.example/fx'],
    "'self' https://api.example https://tiles.example",
  ],
])('a page whose API is at %s may call it, and nothing else', (_title, callUrls, list) => {
  expect(connectOf('https://retour.example', ...callUrls)).toBe(list)
})

test('where the streets are the site’s own, nothing but the API is called beside it, and no host has pictures', () => {
  const policy = (apiUrl: string) =>
    createPagePolicy({ siteUrl: 'https://retour.example', callUrls: [apiUrl], mapStyleUrl: null })(none)
  expect(policy('https://retour.example')).toContain("; connect-src 'self'; ")
  expect(policy('https://retour.example')).toContain("; img-src 'self' data: blob:; ")
  expect(policy('https://api.example')).toContain("; connect-src 'self' https://api.example; ")
  expect(createWorkerPolicy({ mapStyleUrl: null })).toMatch(/; connect-src 'self'$/)
})
