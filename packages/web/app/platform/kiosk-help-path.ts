/**
 * The address of the help in the hall. `at`: the country whose customs one stands at; `form`: a form of the trip on this
 * device, by its id; `view`: the check of a form at the till, or all cards, instead of the situations; `case` and `way`: a
 * situation and the answers so far.
 */
export function kioskHelpPath(
  given: { at?: string; form?: string; view?: 'check' | 'cards'; case?: string; way?: string } = {},
): string {
  const query = new URLSearchParams(given).toString()
  return query ? `/kiosk-help?${query}` : '/kiosk-help'
}
