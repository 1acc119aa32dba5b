import type { Concierge, ConciergeDependencies } from './concierge.ts'

/**
 * The concierge, loaded by its first question where the server has not loaded it ahead (`start-server.ts`): with all that it
 * reads it is a third of what the server would load before it answers.
 */
export function lateConcierge(dependencies: ConciergeDependencies): Concierge {
  let loading: Promise<Concierge> | undefined
  const load = async () => (await import('./concierge.ts')).createConcierge(dependencies)
  return { answer: async (inquiry) => (await (loading ??= load())).answer(inquiry) }
}
