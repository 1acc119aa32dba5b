import type { RefundCalculation, UnsavedCalculation } from '#app/backend/refund-calls.ts'

/** Adds the unsaved calculations to a list fetched at `readAtMs`, including those saved since then; each key once. */
export function addUnsaved(
  saved: readonly RefundCalculation[],
  readAtMs: number,
  unsaved: readonly UnsavedCalculation[],
): RefundCalculation[] {
  const keys = new Set(saved.map(({ key }) => key))
  const isMissing = ({ key, status, removedAtMs }: UnsavedCalculation) =>
    !keys.has(key) && (status === 'refused' || removedAtMs === null || removedAtMs >= readAtMs)
  return [...unsaved.filter(isMissing), ...saved]
}
