import * as z from 'zod/mini'
import { createSessionStore } from '#app/platform/session-store.ts'

/** A question whose call broke off: it may have been answered and stored all the same. */
const lostSchema = z.object({
  question: z.string(),
  conversationId: z.nullable(z.string()),
  /** By the server's clock. */
  askedAtMs: z.number(),
})
export type LostQuestion = z.infer<typeof lostSchema>

const talkSchema = z.object({
  /** null: the next question begins a conversation. */
  conversationId: z.nullable(z.string()),
  /** Stays until it is answered, so that no failure and no reload loses what was typed. */
  draft: z.string(),
  lost: z.nullable(lostSchema),
})
export type Talk = z.infer<typeof talkSchema>

const initial: Talk = { conversationId: null, draft: '', lost: null }

/** The conversation that drawer and tab have open. */
export const talkStore = createSessionStore<Talk>('retour-talk', initial, (stored) => {
  const parsed = talkSchema.safeParse(stored)
  return parsed.success ? parsed.data : initial
})
