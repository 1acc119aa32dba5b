import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { readSettings, settingNames } from './read-settings.mjs'

const root = new URL('../../../../', import.meta.url)
const example = await readFile(new URL('.env.example', root), 'utf8')
const readme = await readFile(new URL('README.md', root), 'utf8')

const given = [...example.matchAll(/^#([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => ({
  name,
  value,
}))
const names = given.map(({ name }) => name)

test('.env.example has every setting once, and those that the README explains', () => {
  const explained = readme
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...line.split('|')[1]!.matchAll(/`([A-Z_]{2,})`/g)].map(([, name = '']) => name))
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted())
  expect(names.toSorted()).toEqual(explained.toSorted())
  expect(names).toEqual(expect.arrayContaining(settingNames))
})

test('each value of .env.example is a good one', () => {
  const filled = given.filter(({ value }) => value !== '')
  // Settings that exclude each other are tested separately.
  for (const left of ['MAIL', 'SMTP_URL']) {
    const values = filled.flatMap(({ name, value }) => (name === left ? [] : [[name, value]]))
    expect(
      readSettings({ ...Object.fromEntries(values), MAP_KEY: 'key', AI_MODEL: 'model' }).problems,
    ).toEqual([])
  }
})
