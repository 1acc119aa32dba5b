/** A figure that is held: against a limit, or beside a peer that was measured in the same run. */
export type Figure = {
  name: string
  value: number
  unit: string
  better: 'less' | 'more'
  /** The limit, or what the peer reached. */
  against: number
  /** Who was measured beside us; a figure without one has a limit. */
  peer?: string
  /** The ratio that must hold: 1 for a limit. A peer without one is there to compare. */
  bar?: number
  /** Values that differ by no more are the same to this measurement. */
  grain?: number
}

/** A figure as it was recorded. */
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

/** A figure that must not pass its limit; a limit of 0 is for what must not happen. */
export const atMost = held('less')

/** A figure that must reach its limit. */
export const atLeast = held('more')

/** A figure beside the same work done by somebody else in this run. */
export const beside = (
  name: string,
  value: number,
  peer: Pick<Figure, 'peer' | 'against' | 'unit' | 'better' | 'bar'>,
): Figure => ({ name, value, ...peer })

/** Value by limit or peer; null where the limit is 0 or the peer did nothing. */
export const ratioOf = ({ value, against }: Figure): number | null => (against === 0 ? null : value / against)

/** Whether the figure holds; null where there is nothing that it must reach. */
export function isMet(figure: Figure): boolean | null {
  const { bar, better, value, against } = figure
  if (bar === undefined) return null
  return better === 'less' ? value <= against * bar : value >= against * bar
}

const tolerated = 0.1

/** Whether the ratio is worse by more than a tenth than the recorded one; of a limit of 0, whether there is more of it. */
export function isWorse(figure: Figure, recorded: RecordedFigure): boolean {
  const { value, better, grain = 0 } = figure
  const ratio = ratioOf(figure)
  if (!figure.peer && Math.abs(value - recorded.value) <= grain) return false
  if (ratio === null || recorded.ratio === null) return better === 'less' && value > recorded.value
  // What rounding adds to an exact tenth is no change.
  const slack = 1e-9
  return better === 'less'
    ? ratio > recorded.ratio * (1 + tolerated) + slack
    : ratio < recorded.ratio * (1 - tolerated) - slack
}
