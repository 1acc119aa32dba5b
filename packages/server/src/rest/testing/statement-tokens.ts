/** Every word that this API writes into SQL by itself. */
const ownKeywords = new Set(
  `all and any as asc bigint bool boolean body by case coalesce conflict count current_setting date default delete desc do else end excluded false first float8
  from generate_series ilike in insert int int4 int8 integer into is item json json_agg json_to_record json_to_recordset jsonb jsonb_array_elements jsonb_to_record last like limit not nothing null
  nullif nulls numeric offset on one or order public retour_row returning row_count select set set_config t text then to_jsonb total true
  unknown update updated values when where with`.split(/\s+/),
)
const ownLiterals = new Set([`''`, `'[]'`, `'0'`, `'app.rest_updated'`])
/** The other name of a column, or the last key of a way into JSON, is the one word of a caller's that may stand in a statement, quoted. */
const alias = /^[\p{L}\p{N}_$ -]{1,63}$/u
/** The operators that are made of signs. */
const signs = /->>?|@>|<@|&&/g

/**
 * What in a statement's text is neither ours nor a name, type or default of the catalogue, nor a place for a bound value: nothing,
 * unless a caller's words got into the text.
 */
export function foreignTokens(text: string, catalogueNames: ReadonlySet<string>): string[] {
  const foreign: string[] = []
  // Names and literals are read from left to right: a literal of JSON holds double quotes, a name may hold single ones.
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
