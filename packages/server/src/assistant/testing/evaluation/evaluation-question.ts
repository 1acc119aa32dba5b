import type { TouristQuestion } from '#server/assistant/testing/tourist-question'

/**
 * A question of the evaluation set. Its facts were worked out by hand from the rules and the data, and every pattern
 * takes any true wording. `known` is false where nothing that we have answers it: then declining is right.
 */
export type EvaluationQuestion = TouristQuestion & { known?: boolean }
