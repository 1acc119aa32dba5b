import { execFile } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')

const forbidden: [title: string, folder: string, source: string, message: string][] = [
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
    'The APIs never import',
  ],
  [
    'rest may not import functions',
    'packages/server/src/rest',
    '#server/functions/functions.ts',
    'The APIs never import',
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
    '#app/routes/calculator.tsx',
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
    '#app/routes/calculator.tsx',
    'frames every route',
  ],
  [
    'a document may not import a route',
    'packages/web/app/documents',
    '#app/routes/calculator.tsx',
    'A document is no screen',
  ],
  [
    'a document may not know the router',
    'packages/web/app/documents',
    'react-router',
    'Documents have no router',
  ],
  ['no path climbs out of a folder', 'packages/web/app/ui', '../root.tsx', 'Across folders use'],
]
const allowed: [folder: string, source: string] = [
  'packages/web/app/features/calculator',
  '#app/ui/button.tsx',
]

/** Files with one forbidden or allowed import each, in the folders of the product. */
const planted = [
  ...forbidden.map(([, folder, source]) => ({ folder, source })),
  { folder: allowed[0], source: allowed[1] },
].map(({ folder, source }, n) => ({ source, file: join(folder, `planted-${process.pid}-${n}.ts`) }))
const fileWith = (folder: string, source: string) =>
  planted.find((one) => one.source === source && dirname(one.file) === folder)?.file

type Finding = { message: string; code: string; filename: string }
let findings: Finding[]

beforeAll(async () => {
  for (const { file, source } of planted) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), `import { thing } from '${source}'\nexport const held = thing\n`)
  }
  const oxlint = join(root, 'node_modules', '.bin', 'oxlint')
  const said = await promisify(execFile)(oxlint, ['--format=json', ...planted.map(({ file }) => file)], {
    cwd: root,
    maxBuffer: Infinity,
  }).then(
    ({ stdout }) => stdout,
    (error: { stdout: string }) => error.stdout,
  )
  findings = (JSON.parse(said) as { diagnostics: Finding[] }).diagnostics
})
afterAll(() => {
  for (const { file } of planted) rmSync(join(root, file), { force: true })
})

/** Returns what the linter reports for the file with this import. */
const saidOf = (folder: string, source: string) =>
  JSON.stringify(findings.filter(({ filename }) => filename === fileWith(folder, source)))

test.each(forbidden)('%s', (_title, folder, source, message) => {
  expect(saidOf(folder, source)).toContain(message)
})

test('an allowed import passes', () => {
  expect(fileWith(...allowed)).toBeDefined()
  expect(saidOf(...allowed)).not.toContain('no-restricted-imports')
})
