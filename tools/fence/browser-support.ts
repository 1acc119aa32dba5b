import { createRequire } from 'node:module'
import browserslist from 'browserslist'
import type { CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data'
import { root } from '../run-step.ts'

/** The supported browsers by MDN's names, each with its oldest version. */
type Served = ReadonlyMap<string, number>

const mdnNames: Record<string, string> = { ios_saf: 'safari_ios', samsung: 'samsunginternet_android' }
/** Browserslist only knows the newest versions of these; on phones they equal the desktop versions. */
const phones = { chrome_android: 'chrome', webview_android: 'chrome', firefox_android: 'firefox' }

/** Returns the browsers of a list in package.json. `defaults` get everything; `reads` read pages as without scripts. */
export function servedBrowsers(list: 'defaults' | 'reads' = 'defaults'): Served {
  const oldest = new Map<string, number>()
  for (const browser of browserslist(null, { env: list, path: root })) {
    const [name = '', versions = ''] = browser.split(' ')
    if (name.startsWith('and')) continue
    const known = mdnNames[name] ?? name
    oldest.set(known, Math.min(Number.parseFloat(versions), oldest.get(known) ?? Infinity))
  }
  for (const [phone, desk] of Object.entries(phones)) oldest.set(phone, oldest.get(desk) ?? Infinity)
  return oldest
}

/** Features that a supported browser lacks, by their spelling, each with the browser that lacks it. */
export type TooNew = {
  /** Static members: `URL.canParse`. */
  statics: Map<string, string>
  /** Instance members: `Element.checkVisibility`. */
  members: Map<string, string>
  /** Global names: `CloseWatcher`. */
  globals: Map<string, string>
  /** Names of methods: `checkVisibility`. Names that an older object has too are left out. */
  methods: Map<string, string>
  /** `position-anchor`, and values such as `text-wrap: pretty`. */
  properties: Map<string, string>
  /** `:popover-open` and `::details-content`, by name only. */
  selectors: Map<string, string>
  /** `starting-style`. */
  atRules: Map<string, string>
}

/** Returns the features that one of the browsers lacks. */
export function findTooNew(served: Served): TooNew {
  const { api, javascript, css } = createRequire(import.meta.url)('@mdn/browser-compat-data') as Record<
    string,
    Record<string, Identifier> & Identifier
  >
  const found: TooNew = {
    statics: new Map(),
    members: new Map(),
    globals: new Map(),
    methods: new Map(),
    properties: new Map(),
    selectors: new Map(),
    atRules: new Map(),
  }
  const older = new Set<string>()
  const builtins = partsOf(javascript?.builtins)
  for (const [owner, part] of [...partsOf(api), ...builtins]) {
    // For built-ins the data does not distinguish static and instance members.
    const isBuiltin = builtins.some(([name]) => name === owner)
    const missing = missingIn(part, served)
    if (missing) found.globals.set(owner, missing)
    for (const [key, member] of partsOf(part)) {
      const name = key.replace(/_static$/, '')
      const lacking = missingIn(member, served)
      if (!lacking) {
        older.add(name)
        continue
      }
      const isStatic = key !== name
      if (isStatic || isBuiltin) found.statics.set(`${owner}.${name}`, lacking)
      if (!isStatic) found.members.set(`${owner}.${name}`, lacking)
      // A single word such as "check" is too common to attribute to one object.
      if (!isStatic && /^[a-z]+[A-Z]/.test(name)) found.methods.set(name, lacking)
    }
  }
  for (const name of older) found.methods.delete(name)
  for (const [property, part] of partsOf(css?.properties)) {
    const lacking = missingIn(part, served)
    if (lacking) found.properties.set(property, lacking)
    else
      for (const [value, one] of partsOf(part)) {
        const missing = missingIn(one, served)
        if (missing) found.properties.set(`${property}: ${value}`, missing)
      }
  }
  for (const [kind, parts] of [
    ['selectors', css?.selectors],
    ['atRules', css?.['at-rules']],
  ] as const)
    for (const [name, part] of partsOf(parts)) {
      const lacking = missingIn(part, served)
      if (lacking) found[kind].set(name, lacking)
    }
  return found
}

const partsOf = (part: Identifier | undefined) =>
  Object.entries(part ?? {}).filter(([name]) => /^[a-z][\w-]*$/i.test(name)) as [string, Identifier][]

/** Returns the first browser that lacks a feature, as "safari 16.4, from 17.4 on"; null if none does. */
function missingIn({ __compat: compat }: Identifier, served: Served): string | null {
  if (!compat) return null
  for (const [browser, oldest] of served) {
    const support = compat.support[browser as keyof CompatStatement['support']]
    const since = [support].flat().flatMap((one) => (one ? versionOf(one) : []))
    const from = Math.min(...since)
    if (from > oldest) return `${browser} ${oldest}${Number.isFinite(from) ? `, from ${from} on` : ''}`
  }
  return null
}

/**
 * Returns the version that introduced a feature under its own name and without a flag. A partial implementation that
 * was completed counts too.
 */
function versionOf(one: SimpleSupportStatement): number[] {
  const { version_added: added, flags, prefix, alternative_name: other } = one
  const isRemoved = one.version_removed && !one.partial_implementation
  if (isRemoved || flags || prefix || other || !added || added === 'preview') return []
  return [Number.parseFloat(added.replace('≤', ''))]
}
