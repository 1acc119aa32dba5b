import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { webDirectory } from './site-paths.ts'

const names = [
  'ground',
  'paper',
  'sunken',
  'ink',
  'ink-2',
  'ink-3',
  'line',
  'line-strong',
  'gold',
  'gold-ink',
  'blue-ink',
  'amber',
  'amber-wash',
  'night',
  'night-line',
  'night-ink',
  'night-ink-2',
  'star-gold',
  'star-blue',
  'star-white',
] as const

/** The site's colors in the light theme, by token, as #rrggbb. */
export type Palette = Record<(typeof names)[number], string>

/** Reads the colors from the tokens, so that drawings at build time cannot differ from the site. */
export function readPalette(): Palette {
  const tokens = readFileSync(join(webDirectory, 'app', 'tokens.css'), 'utf8')
  const [theme = ''] = tokens.split(':root')
  const found = new Map(
    [...theme.matchAll(/--color-([\w-]+): (#[\da-f]{6});/g)].map(([, name, value]) => [name, value]),
  )
  const colors = names.map((name) => {
    const value = found.get(name)
    if (!value) throw new Error(`tokens.css holds no color ${name} in six digits`)
    return [name, value]
  })
  return Object.fromEntries(colors) as Palette
}
