/** A checked figure: against a limit, or beside a peer measured in the same run. */
export type Figure = {
  name: string
  value: number
  unit: string
  better: 'less' | 'more'
  /** The limit, or the peer's value. */
  against: number
  /** The peer; a figure without one has a limit. */
  peer?: string
  /** The required ratio: 1 for a limit. A peer without one is for comparison only. */
  bar?: number
  /** Values that differ by at most this are equal for this measurement. */
  grain?: number
}

/** A figure of a recorded run. */
export type RecordedFigure = { name: string; value: number; ratio: number | null }

type Limit = { limit: number; unit: string; grain?: number }
const held =
  (better: Figure['better']) =>
  (name: string, value: number, { limit, ...rest }: Limit): Figure => ({
    name,
    value,
    better,
    against: limit,
    bar: 1,
    ...rest,
  })

/** Returns a figure with an upper limit; 0 for what must not happen. */
export const atMost = held('less')

/** Returns a figure with a lower limit. */
export const atLeast = held('more')

/** Returns a figure beside a peer's for the same work in this run. */
export const beside = (
  name: string,
  value: number,
  peer: Pick<Figure, 'peer' | 'against' | 'unit' | 'better' | 'bar'>,
): Figure => ({ name, value, ...peer })

/** Returns the value divided by the limit or peer; null if the limit is 0 or the peer did nothing. */
export const ratioOf = ({ value, against }: Figure): number | null => (against === 0 ? null : value / against)

/** Returns whether the figure passes; null if nothing is required. */
export function isMet(figure: Figure): boolean | null {
  const { bar, better, value, against } = figure
  if (bar === undefined) return null
  return better === 'less' ? value <= against * bar : value >= against * bar
}

const tolerated = 0.1

/**
 * Returns whether the ratio is worse than the recorded one by more than a tenth; for a limit of 0, whether the value is
 * higher.
 */
export function isWorse(figure: Figure, recorded: RecordedFigure): boolean {
  const { value, better, grain = 0 } = figure
  const ratio = ratioOf(figure)
  if (!figure.peer && Math.abs(value - recorded.value) <= grain) return false
  if (ratio === null || recorded.ratio === null) return better === 'less' && value > recorded.value
  // Rounding errors at exactly a tenth do not count.
  const slack = 1e-9
  return better === 'less'
    ? ratio > recorded.ratio * (1 + tolerated) + slack
    : ratio < recorded.ratio * (1 - tolerated) - slack
}
