import { refuse } from './rest-error.ts'

/** What `Prefer` headers ask for; `applied` is what was understood, as it is echoed. */
export type Preferences = {
  returns: 'minimal' | 'representation' | 'headers-only'
  resolution: 'merge-duplicates' | 'ignore-duplicates' | null
  isCounting: boolean
  /** A key that a row of several does not have is the column's default, instead of null. */
  isMissingDefault: boolean
  applied: string[]
}

const known = new Set([
  'return=minimal',
  'return=representation',
  'return=headers-only',
  'resolution=merge-duplicates',
  'resolution=ignore-duplicates',
  'count=exact',
  'missing=default',
  'missing=null',
  'tx=commit',
  'handling=strict',
  'handling=lenient',
])

/**
 * Reads `Prefer: return=representation, count=exact`. The first of a name wins; what is not known is ignored,
 * or 400 PGRST122 with `handling=strict`. A transaction that must not be committed is refused, never committed.
 */
export function parsePreferences(header: string | undefined): Preferences {
  const wishes = new Map<string, string>()
  const unknown: string[] = []
  for (const part of (header ?? '').split(',')) {
    const [name = '', value = ''] = part.split('=', 2).map((piece) => piece.trim())
    if (name === '') continue
    if (name.toLowerCase() === 'tx' && value !== 'commit')
      throw refuse(400, 'PGRST122', 'Invalid preferences: every transaction is committed', {
        details: `Invalid preferences: ${part.trim().slice(0, 200)}`,
      })
    if (!known.has(`${name}=${value}`)) unknown.push(part.trim())
    else if (!wishes.has(name)) wishes.set(name, value)
  }
  if (wishes.get('handling') === 'strict' && unknown.length > 0)
    throw refuse(400, 'PGRST122', 'Invalid preferences given with handling=strict', {
      details: `Invalid preferences: ${unknown.join(', ').slice(0, 200)}`,
    })
  return {
    returns: (wishes.get('return') as Preferences['returns'] | undefined) ?? 'minimal',
    resolution: (wishes.get('resolution') as Preferences['resolution'] | undefined) ?? null,
    isCounting: wishes.get('count') === 'exact',
    isMissingDefault: wishes.get('missing') === 'default',
    applied: [...wishes].map(([name, value]) => `${name}=${value}`),
  }
}
