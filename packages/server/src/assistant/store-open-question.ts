import { isUnanswered } from '@retour/domain/assistant/answers/is-unanswered'
import { scrubQuestion, wordsOfQuestion } from '@retour/domain/assistant/scrub-question'
import { openQuestionsADay } from '@retour/domain/wire/questions'
import { sql } from 'kysely'
import type { Database } from '#server/database/database'

/**
 * Counts a question that the assistant could not answer, without its author: scrubbed, with the day only. Stores at
 * most 500 new ones a day; beyond that it counts only known ones.
 */
export async function storeOpenQuestion(
  database: Pick<Database, 'own'>,
  { question, answer, at }: { question: string; answer: string; at: Date },
): Promise<void> {
  if (!isUnanswered(answer)) return
  const scrubbed = scrubQuestion(question)
  const words = wordsOfQuestion(scrubbed)
  if (words === '') return
  await sql`select app.keep_open_question(${words}, ${scrubbed}, ${at.toISOString().slice(0, 10)}::date, ${openQuestionsADay})`.execute(
    database.own,
  )
}
