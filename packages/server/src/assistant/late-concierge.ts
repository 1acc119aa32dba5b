import type { Concierge, ConciergeParts } from './concierge.ts'

/**
 * The concierge, loaded by its first question where the server has not loaded it ahead (`start-server.ts`): with all that it
 * reads it is a third of what the server would load before it answers.
 */
export function lateConcierge(parts: ConciergeParts): Concierge {
  let loading: Promise<Concierge> | undefined
  const load = async () => (await import('./concierge.ts')).createConcierge(parts)
  return { answer: async (asked) => (await (loading ??= load())).answer(asked) }
}
