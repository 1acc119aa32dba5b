import { execFile } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const run = promisify(execFile)
const planted: string[] = []

afterEach(() => {
  for (const file of planted.splice(0)) rmSync(file, { force: true })
})

/** Writes one file with one import into a room, lints it, and gives what the linter said. */
async function lintPlanted(folder: string, source: string) {
  const file = join(root, folder, `planted-${process.pid}-${planted.length}.ts`)
  mkdirSync(dirname(file), { recursive: true })
  planted.push(file)
  writeFileSync(file, `import { thing } from '${source}'\nexport const held = thing\n`)
  const oxlint = join(root, 'node_modules', '.bin', 'oxlint')
  return run(oxlint, ['--format=json', file], { cwd: root }).then(
    ({ stdout }) => stdout,
    (error: { stdout: string }) => error.stdout,
  )
}

test.each([
  ['domain may not read files', 'packages/domain/src/vat', 'node:fs', 'domain is pure'],
  ['domain may not know React', 'packages/domain/src/vat', 'react', 'domain is pure'],
  ['domain may not know the server', 'packages/domain/src/vat', '@retour/server/config', 'domain is pure'],
  [
    'the server may not know screens',
    'packages/server/src/gate',
    '@retour/web/app/root',
    'knows nothing of screens',
  ],
  ['the server may not know React', 'packages/server/src/mail', 'react', 'knows nothing of screens'],
  [
    'functions may not import rest',
    'packages/server/src/functions',
    '#server/rest/insert.ts',
    'Doors never import',
  ],
  [
    'rest may not import functions',
    'packages/server/src/rest',
    '#server/functions/functions.ts',
    'Doors never import',
  ],
  [
    'screens may not hold server code',
    'packages/web/app/routes',
    '@retour/server/src/app',
    'never holds server code',
  ],
  ['screens may not hold the database', 'packages/web/app/backend', 'kysely', 'never holds server code'],
  [
    'a feature may not import a route',
    'packages/web/app/features/calculator',
    '#app/routes/home.tsx',
    'composed by routes',
  ],
  [
    'a feature may not import another',
    'packages/web/app/features/calculator',
    '#app/features/lead-capture/lead-form.tsx',
    'Features never import each other',
  ],
  [
    'ui may not know features',
    'packages/web/app/ui',
    '#app/features/calculator/calculator.tsx',
    'floor that features',
  ],
  [
    'backend may not know features',
    'packages/web/app/backend',
    '#app/features/calculator/x.tsx',
    'floor that features',
  ],
  [
    'the shell may not import a route',
    'packages/web/app/shell',
    '#app/routes/home.tsx',
    'frames every route',
  ],
  ['no path climbs out of a folder', 'packages/web/app/ui', '../root.tsx', 'Across folders use'],
])('%s', async (_title, folder, source, message) => {
  expect(await lintPlanted(folder, source)).toContain(message)
})

test('an allowed import passes', async () => {
  const said = await lintPlanted('packages/web/app/features/calculator', '#app/ui/button.tsx')
  expect(said).not.toContain('no-restricted-imports')
})
