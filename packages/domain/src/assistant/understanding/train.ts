import { featuresOf, unknownWords } from './features.ts'
import { encode, toShares, type Example, type UnderstandingModel } from './model.ts'

const rounds = 12
const firstStep = 2.5
const stepDecay = 0.06
/** The minimum number of examples with a feature. A feature of only one says nothing about other questions. */
const fewestExamples = 2
const seed = 3

/**
 * Trains a multinomial logistic regression on phrased examples. The same examples give the same model, in any order.
 */
export function trainModel(examples: readonly Example[]): UnderstandingModel {
  const sorted = examples.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  const subjects = [...new Set(sorted.map(({ subject }) => subject))]
  const read = sorted.map(({ subject, words }) => ({
    subject: subjects.indexOf(subject),
    features: featuresOf(words),
  }))
  const counts = new Map<string, number>()
  const count = (feature: string) => counts.set(feature, (counts.get(feature) ?? 0) + 1)
  for (const { features } of read) for (const feature of features) count(feature)
  for (const { features } of read) {
    const unknown = unknownWords(features, (feature) => (counts.get(feature) ?? 0) >= fewestExamples)
    for (const feature of unknown) count(feature)
    features.push(...unknown)
  }
  const features = [...counts].filter(([, count]) => count >= fewestExamples).map(([feature]) => feature)
  const numbers = new Map(features.map((feature, number) => [feature, number]))
  const rarity = features.map((feature) => rounded(Math.log(1 + read.length / (counts.get(feature) ?? 1))))
  const encoded = read.map((example) => ({ ...example, ...encode(example.features, numbers, rarity) }))
  const { weights, biases } = descend(encoded, features.length, subjects.length)
  return {
    subjects,
    features,
    rarity,
    biases: [...biases].map(rounded),
    ...toBytes(weights, subjects.length),
  }
}

type EncodedExample = { subject: number; at: number[]; by: number[] }

/** Minimizes the cross entropy by stochastic gradient descent. */
function descend(examples: readonly EncodedExample[], features: number, subjects: number) {
  const weights = new Float32Array(features * subjects)
  const biases = new Float64Array(subjects)
  const shares = new Float64Array(subjects)
  const random = createRandom(seed)
  const order = examples.map((_, number) => number)
  for (let round = 0; round < rounds; round += 1) {
    const step = firstStep / (1 + stepDecay * round)
    shuffle(order, random)
    for (const number of order) {
      const { subject, at, by } = examples[number]!
      shares.set(biases)
      for (let index = 0; index < at.length; index += 1) {
        const row = at[index]! * subjects
        const value = by[index]!
        for (let other = 0; other < subjects; other += 1) shares[other]! += weights[row + other]! * value
      }
      toShares(shares)
      shares[subject]! -= 1
      for (let index = 0; index < at.length; index += 1) {
        const row = at[index]! * subjects
        const change = by[index]! * step
        for (let other = 0; other < subjects; other += 1) weights[row + other]! -= change * shares[other]!
      }
    }
  }
  return { weights, biases }
}

function toBytes(weights: Float32Array, subjects: number): Pick<UnderstandingModel, 'scales' | 'weights'> {
  const scales: number[] = []
  const bytes = new Int8Array(weights.length)
  for (let row = 0; row < weights.length; row += subjects) {
    const values = weights.subarray(row, row + subjects)
    const scale = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / 127 || 1
    scales.push(Number(scale.toPrecision(4)))
    for (const [index, value] of values.entries()) bytes[row + index] = Math.round(value / scale)
  }
  return { scales, weights: bytes }
}

const rounded = (value: number) => Math.round(value * 1000) / 1000
const keyOf = ({ subject, words }: Example) => `${subject} ${words.join(' ')}`

/** Returns a generator of numbers from 0 to 1 that is the same in each training. */
function createRandom(start: number): () => number {
  let state = start
  return () => (state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff) / 0x80_00_00_00
}

function shuffle(list: number[], random: () => number): void {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    ;[list[at], list[other]] = [list[other]!, list[at]!]
  }
}
