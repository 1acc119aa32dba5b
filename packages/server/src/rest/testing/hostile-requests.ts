import fc from 'fast-check'

const payloads = [
  `'`,
  `"`,
  `''`,
  `""`,
  `\\`,
  `\\'`,
  `;--`,
  `; drop table canary;--`,
  `'; drop table public.canary; --`,
  `" ; drop table canary; --`,
  `") ; delete from canary; --`,
  `1 or 1=1`,
  `' or '1'='1`,
  `$$`,
  `$1`,
  `$1::text`,
  `$tag$ x $tag$`,
  `E'\\''`,
  `\u2019`,
  `\uFF07`,
  `\u02BC`,
  `\uFF02`,
  `\u0000`,
  `%00`,
  `/**/`,
  `/*`,
  `*/`,
  `--`,
  `#`,
  `{`,
  `}`,
  `{{`,
  `[`,
  `(`,
  `)`,
  `)),((`,
  `,`,
  `,,`,
  `.`,
  `..`,
  `:`,
  `::`,
  `::text`,
  `::regclass`,
  `->`,
  `->>'a'`,
  `pg_sleep(9)`,
  `current_user`,
  `version()`,
  `pg_read_file('/etc/passwd')`,
  `(select 1)`,
  `canary`,
  `public.canary`,
  `auth.users`,
  `pg_catalog.pg_class`,
  `set role postgres`,
  `reset role`,
  `NaN`,
  `Infinity`,
  `-Infinity`,
  `1e309`,
  `9`.repeat(400),
  `-1`,
  `0x41`,
  `null`,
  `NULL`,
  `true`,
  `__proto__`,
  `constructor`,
  `toString`,
  `hasOwnProperty`,
  'a'.repeat(3000),
  '"'.repeat(500),
  '('.repeat(500),
  '%'.repeat(300),
  `${'%a'.repeat(150)}b`,
  '\u202E',
  '\uD83D\uDE00',
  '\uFEFF',
  '\u2028',
  '\r\nSet-Cookie: x=1',
  '\t',
  '😀',
  'not.',
  'not.not.eq.1',
  'eq.eq.eq',
  'in.',
  'in.(',
  'is.',
]
const operators = [
  ...['eq', 'neq', 'gt', 'lte', 'like', 'ilike', 'in'].flatMap((one) => [one, one, one]),
  'is',
  'cs',
  'cd',
  'ov',
]
const leftOut = ['fts', 'sl', 'match', 'isdistinct', 'eq(any)', 'xx', '']

const payload = fc.oneof(
  { arbitrary: fc.constantFrom(...payloads), weight: 5 },
  { arbitrary: fc.string({ maxLength: 30, unit: 'grapheme' }), weight: 1 },
  {
    arbitrary: fc
      .tuple(fc.constantFrom(...payloads), fc.constantFrom(...payloads))
      .map((two) => two.join('')),
    weight: 2,
  },
)
/** Usually a plain word, so that hostile ones reach every level of the API. */
const mostly = (plain: string[], others: string[] = []) =>
  fc.oneof(
    { arbitrary: fc.constantFrom(...plain), weight: 38 },
    { arbitrary: fc.oneof(payload, fc.constantFrom('', ...others)), weight: 1 },
  )
const value = fc.oneof(payload, fc.constantFrom('1', 'france', '2026-01-01', 'null', '*'))
/** A column, sometimes with a path into its JSON. */
const fieldOn = (columns: string[]) =>
  fc
    .tuple(
      mostly(columns),
      fc.oneof(
        { arbitrary: fc.constant(''), weight: 30 },
        { arbitrary: fc.constantFrom('->>title', '->a->0->>"b.c"', '->-1', '->>refundUpdates'), weight: 2 },
        { arbitrary: fc.tuple(fc.constantFrom('->', '->>'), payload).map((two) => two.join('')), weight: 1 },
      ),
    )
    .map((two) => two.join(''))
const conditionOn = (columns: string[]) =>
  fc
    .tuple(fieldOn(columns), fc.constantFrom('.', '.not.', ''), mostly(operators, leftOut), value)
    .map(
      ([column, dot, operator, right]) =>
        [column, `${dot.slice(1)}${operator}.${operator === 'in' ? `(${right})` : right}`] as const,
    )
const treeOn = (columns: string[]) =>
  fc
    .array(conditionOn(columns), { minLength: 1, maxLength: 3 })
    .map((terms) => `(${terms.map(([a, b]) => `${a}.${b}`).join(',')})`)
const headers = fc.record(
  {
    Prefer: mostly([
      'count=exact',
      'return=representation',
      'resolution=merge-duplicates',
      'return=headers-only',
      'missing=default',
      'missing=default, return=representation',
      'tx=rollback',
    ]),
    Range: mostly(['0-9', '0-', '-5', 'items=0-1']),
    Accept: mostly([
      '*/*',
      'application/json',
      'application/json',
      'application/vnd.pgrst.object+json',
      'text/csv',
    ]),
    'Accept-Profile': mostly([...Array<string>(20).fill('public'), 'auth']),
  },
  { requiredKeys: [] },
)
/** A call on a table with one or two hostile parts. */
export const attackOn = (table: string, columns: string[]) =>
  fc.record({
    method: fc.constantFrom(
      ...Array<string>(12).fill('GET'),
      'HEAD',
      'HEAD',
      'POST',
      'POST',
      'PATCH',
      'PATCH',
      'DELETE',
      'PUT',
    ),
    table: mostly([table]),
    filters: fc.array(conditionOn(columns), { maxLength: 2 }),
    logic: fc.option(fc.tuple(mostly(['or', 'and', 'not.or', 'not.and']), treeOn(columns)), { freq: 4 }),
    select: fc.option(
      fc.array(
        fc.oneof(
          { arbitrary: fieldOn(columns), weight: 11 },
          {
            arbitrary: fc.tuple(payload, fc.constantFrom(...columns)).map((two) => two.join(':')),
            weight: 1,
          },
        ),
        { maxLength: 4 },
      ),
    ),
    order: fc.option(
      fc.array(
        fc.tuple(fieldOn(columns), mostly(['', '.desc', '.asc.nullslast'])).map((two) => two.join('')),
        { maxLength: 3 },
      ),
    ),
    limit: fc.option(value, { freq: 4 }),
    offset: fc.option(value, { freq: 4 }),
    onConflict: fc.option(mostly(columns), { freq: 4 }),
    columns: fc.option(fc.array(mostly(columns), { maxLength: 3 }), { freq: 4 }),
    headers,
    body: fc.oneof(
      fc.dictionary(mostly(columns), fc.oneof(payload, fc.integer(), fc.constant(null), fc.double()), {
        maxKeys: 3,
      }),
      fc.array(fc.dictionary(mostly(columns), payload, { maxKeys: 2 }), { maxLength: 3 }),
    ),
    who: fc.constantFrom('ada', 'guest'),
  })

export type Attack = ReturnType<typeof attackOn> extends fc.Arbitrary<infer T> ? T : never
