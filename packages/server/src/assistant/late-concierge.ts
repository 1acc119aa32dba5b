import type { Concierge, ConciergeDependencies } from './concierge.ts'

/**
 * Creates a concierge that is imported with its first question, unless the server has loaded it before
 * (`start-server.ts`). With its data it is a third of what the server loads.
 */
export function lateConcierge(dependencies: ConciergeDependencies): Concierge {
  let loading: Promise<Concierge> | undefined
  const load = async () => (await import('./concierge.ts')).createConcierge(dependencies)
  return { answer: async (inquiry) => (await (loading ??= load())).answer(inquiry) }
}
