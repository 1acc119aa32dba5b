/**
 * The result of training. Each row has the weights of a feature for all subjects as signed bytes; a weight is the byte
 * times the row's `scale`. `rarity` weighs a feature within a question.
 */
export type UnderstandingModel = {
  subjects: string[]
  features: string[]
  rarity: number[]
  scales: number[]
  biases: number[]
  weights: Int8Array
}

/** A phrased question and its subject, for training. */
export type Example = { subject: string; words: readonly string[] }
/** A subject and its likelihood: 0 to 1, with a sum of 1. */
export type Ranked = { subject: string; likelihood: number }

/** The features of a question by index, with their weights. The squares of the weights add up to 1. */
export type Encoded = { at: number[]; by: number[] }

/** Returns the features of a question that the model knows, with their weights. */
export function encode(
  features: readonly string[],
  numbers: ReadonlyMap<string, number>,
  rarity: ArrayLike<number>,
): Encoded {
  const at = features.flatMap((feature) => numbers.get(feature) ?? [])
  const length = Math.hypot(...at.map((number) => rarity[number] ?? 0)) || 1
  return { at, by: at.map((number) => (rarity[number] ?? 0) / length) }
}

/** Softmax: replaces values by their exponentials, divided by the sum of these. In place. */
export function toShares(values: Float64Array): Float64Array {
  const highest = values.reduce((most, value) => Math.max(most, value), -Infinity)
  let sum = 0
  for (let at = 0; at < values.length; at += 1) sum += values[at] = Math.exp((values[at] ?? 0) - highest)
  for (let at = 0; at < values.length; at += 1) values[at] = (values[at] ?? 0) / sum
  return values
}
