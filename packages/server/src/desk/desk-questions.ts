import {
  questionMarks,
  type DeskQuestions,
  type OpenQuestion,
  type QuestionMark,
} from '@retour/domain/wire/questions'
import { Hono } from 'hono'
import { sql } from 'kysely'
import * as z from 'zod'
import type { Database } from '#server/database/database'
import { ApiError } from '#server/gate/api-error'
import type { Senders } from '#server/gate/limit-sender'
import { readJsonBody } from '#server/gate/read-json-body'
import { uuidShape } from '#server/gate/uuid-shape'
import { asStaff } from './as-staff.ts'
import type { StaffMember } from './staff-member.ts'

type Dependencies = { database: Database; senders: Senders }

const listed = 200
const questionsQuery = z.object({ show: z.enum(['open', 'marked']).default('open') })
const markBody = z.strictObject({ mark: z.enum(questionMarks).nullable() })

/**
 * Returns the routes of /desk/v1/questions: questions that the assistant could not answer. For members with a proven
 * second factor (docs/wire-protocol.md, Desk calls).
 */
export function questionsRoutes(dependencies: Dependencies): Hono<{ Variables: { member: StaffMember } }> {
  const routes = new Hono<{ Variables: { member: StaffMember } }>()
  routes.get('/questions', async (c) => {
    const parsed = questionsQuery.safeParse(c.req.query())
    if (!parsed.success)
      throw new ApiError({ status: 400, code: 'validation_failed', message: 'The list is not known' })
    return c.json(await listQuestions(dependencies, c.get('member'), parsed.data.show === 'open'))
  })
  routes.post('/questions/:id', async (c) => {
    const id = c.req.param('id')
    if (!uuidShape.test(id)) throw unknownQuestion()
    const { mark } = await readJsonBody(c, markBody)
    await markQuestion(dependencies, c.get('member'), { id, mark, from: dependencies.senders.senderOf(c) })
    return c.json({})
  })
  return routes
}

async function listQuestions(
  { database }: Dependencies,
  member: StaffMember,
  isOpen: boolean,
): Promise<DeskQuestions> {
  if (member.role === 'dispatcher') throw notYours('Your role sees no questions')
  const { rows } = await asStaff(database, member.token, (tx) =>
    sql<OpenQuestion>`
      select id, question, asked, first_on::text as "firstOn", last_on::text as "lastOn", mark,
        asked_since_mark as "askedSinceMark"
      from app.open_questions where (mark is null) = ${isOpen}
      order by asked desc, last_on desc, id limit ${listed + 1}`.execute(tx),
  )
  return {
    questions: rows.slice(0, listed),
    hasMore: rows.length > listed,
    mayMark: member.role === 'owner' || member.role === 'editor',
  }
}

async function markQuestion(
  { database }: Dependencies,
  member: StaffMember,
  { id, mark, from }: { id: string; mark: QuestionMark | null; from: string },
): Promise<void> {
  const { rows } = await asStaff(database, member.token, (tx) =>
    sql<{ outcome: string }>`
      select app.mark_open_question(${id}::uuid, ${mark}, ${from.slice(0, 64)}) as outcome`.execute(tx),
  )
  const outcome = rows[0]?.outcome
  if (outcome === 'not-yours') throw notYours('Your role marks no questions')
  if (outcome !== 'done') throw unknownQuestion()
}

const unknownQuestion = () =>
  new ApiError({ status: 404, code: 'unknown_question', message: 'This question is not known' })
const notYours = (message: string) => new ApiError({ status: 403, code: 'not_yours', message })
