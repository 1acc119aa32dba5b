import { refuse } from './rest-error.ts'

/** What `Prefer` headers ask for. */
export type Preferences = {
  returns: 'minimal' | 'representation' | 'headers-only'
  resolution: 'merge-duplicates' | 'ignore-duplicates' | null
  isCounting: boolean
  /** A key that a row does not have is the column's default, instead of null. */
  isMissingDefault: boolean
  /** More rows than this may not be changed; null = any number. Only with handling=strict, as upstream. */
  maxAffected: number | null
  /** What was understood, by name. */
  wishes: ReadonlyMap<string, string>
}
/** What a call does, of which depends which preferences it applies. */
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

/** The names that are echoed, in the order in which they are. */
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
 * Reads `Prefer: return=representation, count=exact`. The first of a name wins; what is not known is ignored, or 400
 * PGRST122 with `handling=strict`. A transaction that must not be committed, another count than the exact one and another
 * timezone are 400 PGRST122 always.
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

/** `Preference-Applied`: of what was understood that which such a call heeds, in the order of the protocol. */
export function appliedPreferences({ wishes }: Preferences, verb: Verb): string {
  if (wishes.size === 0) return ''
  return order
    .filter(([name, verbs]) => wishes.has(name) && verbs.includes(verb))
    .map(([name]) => `${name}=${wishes.get(name) ?? ''}`)
    .join(', ')
}

/** A ceiling that a call would not heed is refused with handling=strict: 400 PGRST122. */
export function refuseMaxAffected({ maxAffected }: Preferences): void {
  if (maxAffected !== null)
    throw refusePreferences(
      'max-affected is heeded by changes and removals only',
      `max-affected=${maxAffected}`,
    )
}

const isKnown = (name: string, value: string) =>
  name === 'max-affected' ? /^\d{1,9}$/.test(value) : known.has(`${name}=${value}`)

/** Why a wish is refused that would be broken by being ignored; null = it may stand. */
function reasonAgainst(name: string, value: string): string | null {
  if (name === 'tx' && value !== 'commit') return 'every transaction is committed'
  if (name === 'timezone' && value !== 'UTC') return 'times are in UTC'
  const isGuess = name === 'count' && ['planned', 'estimated'].includes(value.toLowerCase())
  return isGuess ? 'rows are counted exactly or not at all' : null
}

function refusePreferences(message: string, named: string) {
  return refuse(400, 'PGRST122', message, { details: `Invalid preferences: ${named.slice(0, 200)}` })
}
