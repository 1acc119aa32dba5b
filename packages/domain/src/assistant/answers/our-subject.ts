const ourWords =
  /\b(?:vat|tax|taxes|refund\w*|customs|detaxe|forms?|receipts?|shops?|stores?|shopping|buy|bought|purchas\w*|goods|tourists?|eu|operator|stamp\w*|claim\w*|iva|tva|mwst|desks?)\b/

/** Does a line of lower-case words speak of shopping, tax or customs at all? */
export function isOurSubject(line: string): boolean {
  return ourWords.test(line)
}
