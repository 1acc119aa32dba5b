import { connectConcierge } from '#server/hosted/project-concierge'
import { createProjectFunction } from '#server/hosted/project-function'

Deno.serve(createProjectFunction('ai-concierge', Deno.env.toObject(), connectConcierge))
