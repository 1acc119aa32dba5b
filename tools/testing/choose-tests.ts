import { readFileSync } from 'node:fs'
import { isAbsolute, join, relative } from 'node:path'
import { asPattern } from './command-for.ts'

export interface Arguments {
  /** All up to the first option. */
  words: string[]
  repeat: number
  isPostgres: boolean
  /** What the runner gets as it is. */
  options: string[]
}

/** Takes out what is ours, wherever it stands. Throws with one line when the number of runs is none. */
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
  /** Files from the root, with the line when one was given; none is all of them. */
  paths: string[]
  /** A regular expression for the names, when there are words for them. */
  pattern?: string
}

/**
 * A word that stands in the path of a test file chooses files, each other one chooses tests by what stands in their name.
 * `files` are all that there are, from `root`.
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
  // Most names stand in their file as they are: the others need not be opened. One that is put together may be anywhere.
  const holds = (file: string) => names.some((name) => readFileSync(join(root, file), 'utf8').includes(name))
  return { paths: files.filter(holds), pattern }
}

const fromRoot = (word: string, root: string) =>
  (isAbsolute(word) ? relative(root, word) : word.replace(/^\.\//, '')).replaceAll('\\', '/')
