/**
 * What training leaves. Row by row the weights of a feature for each of the subjects as signed bytes; a weight is its
 * byte times the `scale` of its row. `rarity` weighs a feature within a question.
 */
export type UnderstandingModel = {
  subjects: string[]
  features: string[]
  rarity: number[]
  scales: number[]
  biases: number[]
  weights: Int8Array
}

export type Example = { subject: string; words: readonly string[] }
/** A subject and how likely the question is about it: 0 to 1, all together 1. */
export type Ranked = { subject: string; likelihood: number }

/** Features of a question by their number, each with its weight there; the squares of the weights sum up to 1. */
export type Encoded = { at: number[]; by: number[] }

export function encode(
  features: readonly string[],
  numbers: ReadonlyMap<string, number>,
  rarity: ArrayLike<number>,
): Encoded {
  const at = features.flatMap((feature) => numbers.get(feature) ?? [])
  const length = Math.hypot(...at.map((number) => rarity[number] ?? 0)) || 1
  return { at, by: at.map((number) => (rarity[number] ?? 0) / length) }
}

/** Exponents as shares of their sum, in place. */
export function toShares(values: Float64Array): Float64Array {
  const highest = values.reduce((most, value) => Math.max(most, value), -Infinity)
  let sum = 0
  for (let at = 0; at < values.length; at += 1) sum += values[at] = Math.exp((values[at] ?? 0) - highest)
  for (let at = 0; at < values.length; at += 1) values[at] = (values[at] ?? 0) / sum
  return values
}
