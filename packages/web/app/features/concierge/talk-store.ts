import * as z from 'zod/mini'
import { createSessionStore } from '#app/platform/session-store.ts'

/** A question whose call failed; the server may have answered and stored it. */
const lostSchema = z.object({
  question: z.string(),
  conversationId: z.nullable(z.string()),
  /** In the server's time. */
  askedAtMs: z.number(),
})
export type LostQuestion = z.infer<typeof lostSchema>

const talkSchema = z.object({
  /** Null: the next question starts a conversation. */
  conversationId: z.nullable(z.string()),
  /** The input. It stays until it is answered, so that an error or a reload does not lose it. */
  draft: z.string(),
  lost: z.nullable(lostSchema),
})
export type Talk = z.infer<typeof talkSchema>

const initial: Talk = { conversationId: null, draft: '', lost: null }

/** The conversation that is open in the drawer and the tab. */
export const talkStore = createSessionStore<Talk>('retour-talk', initial, (stored) => {
  const parsed = talkSchema.safeParse(stored)
  return parsed.success ? parsed.data : initial
})
