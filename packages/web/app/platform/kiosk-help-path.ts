/**
 * Returns the path of the help at customs. `at`: the country of the customs; `form`: the id of a form of the trip on
 * this device; `view`: the form check at the till or all cards, instead of the situations; `case` and `way`: a
 * situation and the answers so far.
 */
export function kioskHelpPath(
  given: { at?: string; form?: string; view?: 'check' | 'cards'; case?: string; way?: string } = {},
): string {
  const query = new URLSearchParams(given).toString()
  return query ? `/kiosk-help?${query}` : '/kiosk-help'
}
