import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { functionNames, importMapFile, makeImportMap } from './import-map.ts'

const functionsFolder = dirname(dirname(importMapFile('any')))

test.each(functionNames)('the import map of %s names what its files import, at our versions', (name) => {
  expect(readFileSync(importMapFile(name), 'utf8'), 'run: node tools/functions/write-import-maps.ts').toBe(
    makeImportMap(name),
  )
})

test('every folder of supabase/functions is a function that is looked at here', () => {
  expect(readdirSync(functionsFolder).sort()).toEqual(functionNames)
})

test.each(functionNames)('%s brings no file of the embedded database, the job queue or the mail', (name) => {
  const text = readFileSync(importMapFile(name), 'utf8')
  expect(text).not.toMatch(/pglite|pg-boss|nodemailer|node-server|src\/(?:mail|jobs|auth|rest|site)\//)
  expect(text).toContain(join('packages', 'server', 'src', 'hosted').replaceAll('\\', '/'))
})

test('the platform’s own token check is off for each of them, which check themselves', () => {
  const settings = readFileSync(join(functionsFolder, '..', 'config.toml'), 'utf8')
  const unchecked = [...settings.matchAll(/^\[functions\.([\w-]+)\]\nverify_jwt = false$/gm)]
  expect(new Set(unchecked.map(([, name]) => name))).toEqual(new Set(functionNames))
})
