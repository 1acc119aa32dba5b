import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sharedFiles } from '../../packages/web/shared-files.ts'

const root = join(import.meta.dirname, '..', '..')
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'packages'], {
  cwd: root,
  encoding: 'utf8',
}).split('\n')

/** Returns all alternatives of a pattern: `a/(b|c(d|e))f` gives `a/bf`, `a/cdf` and `a/cef`. */
function alternatives(pattern: string): string[] {
  const found = /\((\?:|\?!|)([^()]*)\)/.exec(pattern)
  if (!found) return [pattern]
  const [group, kind, inner = ''] = found
  if (kind === '?!') return alternatives(pattern.replace(group, ''))
  return inner.split('|').flatMap((one) => alternatives(pattern.replace(group, () => one)))
}

/** Returns the alternatives outside of all brackets. */
function topAlternatives(pattern: string): string[] {
  const parts = ['']
  let depth = 0
  for (const sign of pattern) {
    if (sign === '|' && depth === 0) parts.push('')
    else parts[parts.length - 1] += sign
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0
  }
  return parts
}

const isOwnModule = (pattern: string) => /^(?:domain|web)\//.test(pattern) && !pattern.includes('/paraglide/')

test.each(sharedFiles)('$name: every module that is named exists', ({ test: pattern }) => {
  const named = topAlternatives(
    pattern.source.replaceAll(String.raw`[\\/]`, '/').replaceAll(String.raw`[\/]`, '/'),
  )
    .flatMap(alternatives)
    .filter(isOwnModule)
  const missing = named.filter((one) => {
    const module = new RegExp(`^packages/${one}`)
    return !tracked.some((path) => module.test(path))
  })
  expect(missing).toEqual([])
})
