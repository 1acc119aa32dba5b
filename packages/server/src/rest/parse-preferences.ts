import { refuse } from './rest-error.ts'

/** The parsed `Prefer` headers. */
export type Preferences = {
  returns: 'minimal' | 'representation' | 'headers-only'
  resolution: 'merge-duplicates' | 'ignore-duplicates' | null
  isCounting: boolean
  /** A missing key of a row gets the column's default instead of null. */
  isMissingDefault: boolean
  /** The maximum rows that may be changed; null = any number. Only applies with handling=strict, as in PostgREST. */
  maxAffected: number | null
  /** The supported preferences, by name. */
  wishes: ReadonlyMap<string, string>
}
/** The kind of call; it decides which preferences apply. */
export type Verb = 'read' | 'insert' | 'upsert' | 'update' | 'delete'

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
  'timezone=UTC',
])

/** The names in `Preference-Applied`, in their order. */
const order: readonly [name: string, verbs: readonly Verb[]][] = [
  ['resolution', ['upsert']],
  ['missing', ['insert', 'upsert', 'update']],
  ['return', ['insert', 'upsert', 'update', 'delete']],
  ['count', ['read', 'insert', 'upsert', 'update', 'delete']],
  ['tx', ['read', 'insert', 'upsert', 'update', 'delete']],
  ['handling', ['read', 'insert', 'upsert', 'update', 'delete']],
  ['timezone', ['read', 'insert', 'upsert', 'update', 'delete']],
  ['max-affected', ['update', 'delete']],
]

/**
 * Parses `Prefer: return=representation, count=exact`. The first value of a name wins. Unknown preferences are ignored;
 * with `handling=strict` they throw 400 PGRST122. A rollback, a count other than exact and another time zone always
 * throw 400 PGRST122.
 */
export function parsePreferences(header: string | undefined): Preferences {
  const wishes = new Map<string, string>()
  const unknown: string[] = []
  for (const part of (header ?? '').split(',')) {
    const [name = '', value = ''] = part.split('=', 2).map((piece) => piece.trim())
    if (name === '') continue
    const reason = reasonAgainst(name.toLowerCase(), value)
    if (reason !== null) throw refusePreferences(`Invalid preferences: ${reason}`, part.trim())
    if (!isKnown(name, value)) unknown.push(part.trim())
    else if (!wishes.has(name)) wishes.set(name, value)
  }
  const isStrict = wishes.get('handling') === 'strict'
  if (isStrict && unknown.length > 0)
    throw refusePreferences('Invalid preferences given with handling=strict', unknown.join(', '))
  if (!isStrict) wishes.delete('max-affected')
  const maxAffected = wishes.get('max-affected')
  return {
    returns: (wishes.get('return') as Preferences['returns'] | undefined) ?? 'minimal',
    resolution: (wishes.get('resolution') as Preferences['resolution'] | undefined) ?? null,
    isCounting: wishes.get('count') === 'exact',
    isMissingDefault: wishes.get('missing') === 'default',
    maxAffected: maxAffected === undefined ? null : Number(maxAffected),
    wishes,
  }
}

/**
 * Returns the value of `Preference-Applied`: the supported preferences that this kind of call applies, in the
 * protocol's order.
 */
export function appliedPreferences({ wishes }: Preferences, verb: Verb): string {
  if (wishes.size === 0) return ''
  return order
    .filter(([name, verbs]) => wishes.has(name) && verbs.includes(verb))
    .map(([name]) => `${name}=${wishes.get(name) ?? ''}`)
    .join(', ')
}

/** Throws 400 PGRST122 for a limit on affected rows that the call would ignore despite handling=strict. */
export function refuseMaxAffected({ maxAffected }: Preferences): void {
  if (maxAffected !== null)
    throw refusePreferences(
      'max-affected is heeded by changes and removals only',
      `max-affected=${maxAffected}`,
    )
}

const isKnown = (name: string, value: string) =>
  name === 'max-affected' ? /^\d{1,9}$/.test(value) : known.has(`${name}=${value}`)

/** Returns why a preference must be refused because ignoring it would break it; null = it is acceptable. */
function reasonAgainst(name: string, value: string): string | null {
  if (name === 'tx' && value !== 'commit') return 'every transaction is committed'
  if (name === 'timezone' && value !== 'UTC') return 'times are in UTC'
  const isGuess = name === 'count' && ['planned', 'estimated'].includes(value.toLowerCase())
  return isGuess ? 'rows are counted exactly or not at all' : null
}

function refusePreferences(message: string, named: string) {
  return refuse(400, 'PGRST122', message, { details: `Invalid preferences: ${named.slice(0, 200)}` })
}
