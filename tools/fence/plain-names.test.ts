import { execFile, execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultOfName, faultOfText } from './plain-names.ts'

const root = join(import.meta.dirname, '..', '..')
const gate = 'packages/server/src/gate'
const guides = 'packages/domain/src/content/guides'

type Planted = [title: string, folder: string, name: string, source: string, message: RegExp | null]
const planted: Planted[] = [
  ['a constant', gate, 'a', 'export const openDoor = 1', /"openDoor": say API/],
  ['a type', gate, 'b', 'export type Patience = number', /"Patience": say timeout/],
  ['a property', gate, 'c', 'export const held = { judgeAnswer: 1 }', /"judgeAnswer": say check/],
  [
    'a parameter',
    gate,
    'd',
    'export const take = (demandCents: number) => demandCents',
    /"demandCents": say/,
  ],
  [
    'a component',
    'packages/web/app/ui',
    'e',
    'export const LawWords = () => <br />\nexport const Page = () => <LawWords />',
    /"LawWords": say text/,
  ],
  ['the name of a file', gate, 'door-error', 'export const held = 1', /door-error.*: say API/],
  ['a comment', gate, 'f', '/** Every door asks for it. */\nexport const held = 1', /"door": say API/],
  ['a class', 'packages/web/app/ui', 'l', "export const linkLook = 'underline'", /"linkLook": say class/],
  ['a bundle', 'packages/web/app/ui', 'm', 'export const programFiles = 1', /"programFiles": say script/],
  ['what was told', gate, 'o', 'export const toldNames = 1', /"toldNames": say notified/],
  ['what was kept', gate, 'p', 'export const keptKeys = 1', /"keptKeys": say stored/],
  ['what was heard', gate, 'q', 'export const hasHeard = 1', /"hasHeard": say received/],
  ['what was begun', gate, 'r', 'export const begunAt = 1', /"begunAt": say started/],
  ['a shelf', 'packages/web/app/ui', 's', 'export const tripShelf = 1', /"tripShelf": say store/],
  ['a crumb', 'packages/web/app/ui', 'x', 'export const crumbsOf = 1', /"crumbsOf": say breadcrumb/],
  ['a wait', gate, 't', 'export const untilMail = 1', /"untilMail": say waitFor/],
  ['a day until which', gate, 'u', 'export const validUntil = 1', null],
  ['an upper limit', gate, 'v', 'export const longestName = 1', /"longestName": say max/],
  ['a lower limit', gate, 'w', 'export const leastCents = 1', /"leastCents": say min/],
  ['the longest of several', gate, 'y', 'export const longest = 1', null],
  ['a program of the system', gate, 'n', 'export const programFiles = 1', null],
  ['an ordinary name', gate, 'g', 'export const apiWordCount = 1', null],
  ['a name of the database', gate, 'h', 'export const held = { demand_room: 1, search_words: 2 }', null],
  ['a text', gate, 'i', "export const held = 'the door'", null],
  ['a real door', guides, 'j', '/** The door is on the left. */\nexport const doors = 2', null],
  ['words of a language', 'packages/domain/src/assistant/reading', 'k', 'export const monthWords = 1', null],
]
const fileOf = ([, folder, name, source]: Planted) =>
  join(folder, `planted-${process.pid}-${name}.${source.includes('<') ? 'tsx' : 'ts'}`)

type Finding = { message: string; code: string; filename: string }
let findings: Finding[]

beforeAll(async () => {
  for (const one of planted) {
    mkdirSync(dirname(join(root, fileOf(one))), { recursive: true })
    writeFileSync(join(root, fileOf(one)), `${one[3]}\n`)
  }
  const oxlint = join(root, 'node_modules', '.bin', 'oxlint')
  const said = await promisify(execFile)(oxlint, ['--format=json', ...planted.map(fileOf)], {
    cwd: root,
    maxBuffer: Infinity,
  }).then(
    ({ stdout }) => stdout,
    (error: { stdout: string }) => error.stdout,
  )
  findings = (JSON.parse(said) as { diagnostics: Finding[] }).diagnostics
})
afterAll(() => {
  for (const one of planted) rmSync(join(root, fileOf(one)), { force: true })
})

test.each(planted)('%s', (...one) => {
  const [, , , , message] = one
  const said = findings
    .filter(({ filename, code }) => filename === fileOf(one) && code.includes('plain-names'))
    .map((finding) => finding.message)
  expect(said.join('\n')).toMatch(message ?? /^$/)
})

// The changelog says what was; decision 39 quotes the words.
test('documents use none of the words', () => {
  const paths = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((path) => path !== 'CHANGELOG.md' && !path.includes('/0039-private-words'))
  expect(paths.length).toBeGreaterThan(30)
  const faults = paths.flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        const named = [...line.matchAll(/`([A-Za-z]+)`/g)].map(([, name = '']) => faultOfName(name, path))
        return [faultOfText(line, path), ...named]
          .filter(Boolean)
          .map((fault) => `${path}:${index + 1} ${fault}`)
      }),
  )
  expect(faults).toEqual([])
})
