import { featuresOf, unknownWords } from './features.ts'
import { encode, toShares, type Ranked, type UnderstandingModel } from './model.ts'
import { phrasingOf, type Phrased } from './phrasing.ts'

/** Returns all subjects, likeliest first. */
export type Understand = (question: Phrased) => Ranked[]

/** Creates a classifier from a trained model. A question without a known word is equally likely about each subject. */
export function createClassifier(model: UnderstandingModel): Understand {
  const numbers = new Map(model.features.map((feature, number) => [feature, number]))
  const { weights } = model
  const count = model.subjects.length
  return (question) => {
    const features = featuresOf(phrasingOf(question))
    const unknown = unknownWords(features, (feature) => numbers.has(feature))
    const { at, by } = encode([...features, ...unknown], numbers, model.rarity)
    const shares = Float64Array.from(model.biases)
    for (const [index, number] of at.entries()) {
      const row = number * count
      const value = by[index]! * model.scales[number]!
      for (let subject = 0; subject < count; subject += 1) shares[subject]! += weights[row + subject]! * value
    }
    toShares(shares)
    return model.subjects
      .map((subject, number) => ({ subject, likelihood: shares[number]! }))
      .toSorted((a, b) => b.likelihood - a.likelihood)
  }
}
