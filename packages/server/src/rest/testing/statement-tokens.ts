/** Every word that this API itself writes into SQL. */
const ownKeywords = new Set(
  `all and any as asc bigint bool boolean body by case coalesce conflict count current_setting date default delete desc do else end excluded false first float8
  from generate_series ilike in insert int int4 int8 integer into is item json json_agg json_to_record json_to_recordset jsonb jsonb_array_elements jsonb_to_record last like limit not nothing null
  nullif nulls numeric offset on one or order public retour_row returning row_count select set set_config t text then to_jsonb total true
  unknown update updated values when where with`.split(/\s+/),
)
const ownLiterals = new Set([`''`, `'[]'`, `'0'`, `'app.rest_updated'`])
/**
 * The alias of a column, or the last key of a path into JSON: the only text of a caller that may be in a statement,
 * quoted.
 */
const alias = /^[\p{L}\p{N}_$ -]{1,63}$/u
/** The operators that consist of signs. */
const signs = /->>?|@>|<@|&&/g

/**
 * Returns the parts of a statement that are neither ours nor names, types or defaults of the catalogue nor
 * placeholders. Empty, unless a caller's text got into the statement.
 */
export function foreignTokens(text: string, catalogueNames: ReadonlySet<string>): string[] {
  const foreign: string[] = []
  // Names and literals are read from left to right: a JSON literal contains double quotes, and a name may contain
  // single ones.
  const bare = text
    .replaceAll(/"((?:[^"]|"")*)"|'(?:[^']|'')*'/g, (quoted, name: string | undefined) => {
      const isKnown =
        name === undefined
          ? ownLiterals.has(quoted) || catalogueNames.has(quoted)
          : catalogueNames.has(name) || alias.test(name)
      if (!isKnown) foreign.push(quoted)
      return ' '
    })
    .replaceAll(/\$\d+/g, ' ')
    .replaceAll(signs, ' ')
  for (const [word] of bare.matchAll(/[\p{L}_][\p{L}\p{N}_]*/gu))
    if (!ownKeywords.has(word) && !catalogueNames.has(word)) foreign.push(word)
  for (const [sign] of bare.replaceAll(/[\p{L}_][\p{L}\p{N}_]*|\d+/gu, '').matchAll(/[^\s(),.:=<>[\]*+?]/g))
    foreign.push(sign)
  if (/--|\/\*/.test(bare)) foreign.push('a comment')
  return foreign
}
