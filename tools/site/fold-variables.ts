import {
  type Declaration,
  type PropertyRule,
  type Rule,
  type Selector,
  type StyleRule,
  type TokenOrValue,
  transform,
  type Visitor,
} from 'lightningcss'
import { compileStyles } from './compile-styles.ts'

/** What the styles say about a variable. */
type Variable = {
  /** How often it is defined, and how often of these for the root element without any condition. */
  defined: number
  atRoot: number
  /** How often it is defined in `@layer properties`, for browsers that ignore `@property`. */
  forOldBrowsers: number
  /** The last value of these. */
  value: TokenOrValue[]
  isRegistered: boolean
  initial?: TokenOrValue[]
}

/**
 * Writes out the variables that have one value everywhere: those defined once, for the root element, whose value reads
 * no other variable. `set`: variables that pages or scripts set, which stay. Takes and returns compiled styles. The
 * definitions stay too.
 */
export function foldThemeVariables(styles: string, set: ReadonlySet<string>): string {
  const variables = readVariables(styles)
  const folded = replaceVariables(styles, (name) => {
    const known = variables.get(name)
    const isFixed = known?.defined === 1 && known.atRoot === 1 && !known.isRegistered
    return isFixed && !set.has(name) && isPlain(known.value) ? known.value : undefined
  })
  // A variable that was folded can be all that another one reads.
  return folded === styles ? folded : foldThemeVariables(folded, set)
}

/**
 * Writes out the variables that nothing sets on a page: their registered initial value, or the fallback. `set`: as
 * above. Takes and returns compiled styles.
 */
export function foldUnsetVariables(styles: string, set: ReadonlySet<string>): string {
  const variables = readVariables(styles)
  const folded = replaceVariables(styles, (name, fallback) => {
    const known = variables.get(name)
    if (set.has(name) || (known && known.defined > known.forOldBrowsers)) return undefined
    return known?.initial ?? fallback
  })
  return folded === styles ? folded : foldUnsetVariables(folded, set)
}

/** `replace` returns the tokens that stand for a `var()`, or undefined if it stays. */
function replaceVariables(
  styles: string,
  replace: (name: string, fallback?: TokenOrValue[]) => TokenOrValue[] | undefined,
): string {
  const replaced = compileStyles(styles, {
    visitor: {
      Variable: ({ name, fallback }) => asInput(replace(name.ident, fallback ?? undefined)),
    },
  })
  // Computes what has become a number.
  return compileStyles(replaced, {})
}

/** The compiler hands out `null` for what is absent, and does not take it back. */
const asInput = (tokens: TokenOrValue[] | undefined) =>
  tokens && (JSON.parse(JSON.stringify(tokens, (_, value: unknown) => value ?? undefined)) as TokenOrValue[])

const conditions = new Set<Rule['type']>([
  'media',
  'supports',
  'container',
  'scope',
  'starting-style',
  'nesting',
])
const wideKeywords = new Set(['initial', 'inherit', 'unset', 'revert', 'revert-layer'])

const isPlain = (value: TokenOrValue[]): boolean =>
  !JSON.stringify(value).includes('"type":"var"') &&
  !value.some(
    (part) => part.type === 'token' && part.value.type === 'ident' && wideKeywords.has(part.value.value),
  )

/** Reads all variables of the styles, with the rules around each definition in mind. */
function readVariables(styles: string): ReadonlyMap<string, Variable> {
  const variables = new Map<string, Variable>()
  const around: Rule[] = []
  const enter = (rule: Rule) => {
    if (rule.type === 'property') noteRegistered(rule.value, variables)
    if (rule.type === 'style') noteDefined(rule.value, { around, variables })
    around.push(rule)
  }
  const visitor = {
    Rule: (rule) => enter(rule),
    RuleExit: () => void around.pop(),
  } satisfies Visitor<Record<string, never>>
  transform({ filename: 'styles.css', code: Buffer.from(styles), visitor })
  return variables
}

type Variables = Map<string, Variable>

function noteRegistered({ name, initialValue }: PropertyRule, variables: Variables) {
  const known = variableAt(name, variables)
  known.isRegistered = true
  if (initialValue?.type === 'token-list') known.initial = initialValue.value
}

function noteDefined(
  { selectors, declarations }: StyleRule,
  { around, variables }: { around: readonly Rule[]; variables: Variables },
) {
  const isRoot = selectors.every(isRootElement) && !around.some(({ type }) => conditions.has(type))
  const isForOldBrowsers = around.some(
    (rule) => rule.type === 'layer-block' && rule.value.name?.join('.') === 'properties',
  )
  for (const { name, value } of customIn(declarations?.declarations)) {
    const known = variableAt(name, variables)
    known.defined += 1
    known.value = value
    if (isRoot) known.atRoot += 1
    if (isForOldBrowsers) known.forOldBrowsers += 1
  }
  // It also counts as defined elsewhere.
  for (const { name } of customIn(declarations?.importantDeclarations))
    variableAt(name, variables).defined += 2
}

const isRootElement = ([part, other]: Selector) =>
  !other && part?.type === 'pseudo-class' && (part.kind === 'root' || part.kind === 'host')

function variableAt(name: string, variables: Variables): Variable {
  const known = variables.get(name) ?? {
    defined: 0,
    atRoot: 0,
    forOldBrowsers: 0,
    value: [],
    isRegistered: false,
  }
  variables.set(name, known)
  return known
}

const customIn = (declarations: Declaration[] = []) =>
  declarations.flatMap((declaration) => (declaration.property === 'custom' ? [declaration.value] : []))
