import type { DeskRide } from '@retour/domain/wire/ride'

const payableStates: readonly DeskRide['state'][] = [
  'accepted',
  'confirmed',
  'on-the-way',
  'at-pickup',
  'on-board',
  'done',
]

/**
 * Returns the payment URL of an accepted ride: the operator's URL with the reference and amount ("110.00") filled in.
 */
export function paymentAddress(
  template: string | null,
  { state, quote, reference }: Pick<DeskRide, 'state' | 'quote' | 'reference'>,
): string | null {
  if (template === null || !quote || !payableStates.includes(state)) return null
  const amount = (quote.priceMinor / 100).toFixed(2)
  return template.replaceAll('{reference}', encodeURIComponent(reference)).replaceAll('{amount}', amount)
}
