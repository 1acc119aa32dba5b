import type { TouristQuestion } from '#server/assistant/testing/tourist-question'

/**
 * A question of the evaluation set. Its facts were derived by hand from rules and data, and the patterns accept every
 * true wording. `known` is false if our data has no answer; then it is right to decline.
 */
export type EvaluationQuestion = TouristQuestion & { known?: boolean }
