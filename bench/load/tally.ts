import { shareOf } from '../median.ts'
import { apiReads, kinds, type Kind } from './traffic.ts'

export type KindFigures = { kind: string; count: number; p50Ms: number; p99Ms: number }
export type Figures = { byKind: KindFigures[]; apiReads: KindFigures; failures: Record<string, number> }

const figuresOf = (kind: string, took: number[]): KindFigures => ({
  kind,
  count: took.length,
  p50Ms: shareOf(took, 0.5),
  p99Ms: shareOf(took, 0.99),
})

/** Collects response times and failures. */
export function createTally() {
  const took = new Map<Kind, number[]>(kinds.map((kind) => [kind, []]))
  const failures: Record<string, number> = {}
  return {
    took: (kind: Kind, tookMs: number) => void took.get(kind)?.push(tookMs),
    failed: (kind: Kind, reason: string) => {
      failures[`${kind}: ${reason}`] = (failures[`${kind}: ${reason}`] ?? 0) + 1
    },
    figures: (): Figures => ({
      byKind: kinds.map((kind) => figuresOf(kind, took.get(kind) ?? [])).filter(({ count }) => count > 0),
      apiReads: figuresOf(
        'API reads',
        apiReads.flatMap((kind) => took.get(kind) ?? []),
      ),
      failures,
    }),
  }
}
