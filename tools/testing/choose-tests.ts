import { readFileSync } from 'node:fs'
import { isAbsolute, join, relative } from 'node:path'
import { asPattern } from './command-for.ts'

export interface Arguments {
  /** All arguments before the first option. */
  words: string[]
  repeat: number
  isPostgres: boolean
  /** Options for the runner, unchanged. */
  options: string[]
}

/** Parses the arguments: our own options may be anywhere. Throws if `--repeat` has no valid number. */
export function readArguments(args: string[]): Arguments {
  const rest = args.flatMap((arg) =>
    arg.startsWith('--repeat=') ? ['--repeat', arg.slice('--repeat='.length)] : [arg],
  )
  const at = rest.indexOf('--repeat')
  const [, times = ''] = at === -1 ? ['', '1'] : rest.splice(at, 2)
  if (!/^[1-9]\d*$/.test(times)) throw new Error('--repeat takes a number of runs: --repeat 20')
  const others = rest.filter((arg) => arg !== '--postgres')
  const firstOption = others.findIndex((arg) => arg.startsWith('-'))
  const end = firstOption === -1 ? others.length : firstOption
  return {
    words: others.slice(0, end),
    repeat: Number(times),
    isPostgres: others.length < rest.length,
    options: others.slice(end),
  }
}

export interface Choice {
  /** Files relative to the root, with the line if one was given; empty means all. */
  paths: string[]
  /** A regular expression for the names of tests, if any were given. */
  pattern?: string
}

/**
 * Chooses tests: a word that is part of a test file's path chooses files, every other word chooses tests by name.
 * `files` are all test files, relative to `root`.
 */
export function chooseTests(words: string[], files: string[], root: string): Choice {
  const paths: string[] = []
  const names: string[] = []
  for (const word of words) {
    const [, path = '', lines = ''] = /^(.*?)((?::\d+)*)$/.exec(fromRoot(word, root)) ?? []
    const found = path === '' ? [] : files.filter((file) => file.includes(path))
    paths.push(...found.map((file) => `${file}${lines}`))
    if (found.length === 0) names.push(word)
  }
  if (names.length === 0) return { paths }
  const pattern = names.map(asPattern).join('|')
  if (paths.length > 0) return { paths, pattern }
  // Most names are in their file literally, so other files need not run. A name that is composed at runtime may be in
  // any file.
  const holds = (file: string) => names.some((name) => readFileSync(join(root, file), 'utf8').includes(name))
  return { paths: files.filter(holds), pattern }
}

const fromRoot = (word: string, root: string) =>
  (isAbsolute(word) ? relative(root, word) : word.replace(/^\.\//, '')).replaceAll('\\', '/')
