import { connectConcierge } from '#server/hosted/project-concierge'
import { createProjectFunction } from '#server/hosted/project-function'

// Written by tools/functions/write-prepared.ts before a deployment; without it the function trains for itself.
const prepared = await import('./prepared.json', { with: { type: 'json' } }).then(
  ({ default: made }) => made,
  () => null,
)
Deno.serve(createProjectFunction('ai-concierge', Deno.env.toObject(), connectConcierge(prepared)))
