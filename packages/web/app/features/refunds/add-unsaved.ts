import type { RefundCalculation, UnsavedCalculation } from '#app/backend/refund-calls.ts'

/**
 * A list as it was read at `readAtMs`, after what is not saved yet or was saved since then; each once, under its key.
 */
export function addUnsaved(
  saved: readonly RefundCalculation[],
  readAtMs: number,
  unsaved: readonly UnsavedCalculation[],
): RefundCalculation[] {
  const keys = new Set(saved.map(({ key }) => key))
  const isMissing = ({ key, status, goneAtMs }: UnsavedCalculation) =>
    !keys.has(key) && (status === 'refused' || goneAtMs === null || goneAtMs >= readAtMs)
  return [...unsaved.filter(isMissing), ...saved]
}
