import { editionDraft } from '@retour/domain/vat/edition-record'
import { checkNoteLength, sourceAddress, sourceAddressLength } from '@retour/domain/wire/rules'
import { Hono } from 'hono'
import * as z from 'zod'
import type { Senders } from '#server/gate/limit-sender'
import { readJsonBody } from '#server/gate/read-json-body'
import { uuidShape } from '#server/gate/uuid-shape'
import { listEditions, type EditionDependencies } from './desk-editions.ts'
import { listRules, noteCheck } from './desk-rules.ts'
import { addDraft, approveDraft, changeDraft, dropDraft, unknownDraft } from './edition-drafts.ts'
import type { StaffMember } from './staff-member.ts'

export type RulesDependencies = EditionDependencies & { senders: Senders }

const checkBody = z.strictObject({
  record: z.string().min(1).max(80),
  source: z.string().trim().max(sourceAddressLength).regex(sourceAddress),
  note: z.string().trim().max(checkNoteLength),
})

const version = z.int().min(1)
const seenBody = z.strictObject({ version })
const changedDraftBody = z.strictObject({ version, draft: editionDraft })

const draftId = (text: string): string => {
  if (!uuidShape.test(text)) throw unknownDraft()
  return text
}

/**
 * Returns the routes of /desk/v1/rules for rule records, drafts and editions. For members with a proven second factor
 * (docs/wire-protocol.md, Desk calls).
 */
export function rulesRoutes(dependencies: RulesDependencies): Hono<{ Variables: { member: StaffMember } }> {
  const routes = new Hono<{ Variables: { member: StaffMember } }>()
  routes.get('/rules', async (c) => c.json(await listRules(dependencies, c.get('member'))))
  routes.post('/rules/checks', async (c) => {
    const check = await readJsonBody(c, checkBody)
    await noteCheck(dependencies, c.get('member'), { ...check, from: dependencies.senders.senderOf(c) })
    return c.json({})
  })
  routes.get('/rules/editions', async (c) => c.json(await listEditions(dependencies, c.get('member'))))
  routes.post('/rules/drafts', async (c) => {
    const draft = await readJsonBody(c, editionDraft)
    return c.json(
      await addDraft(dependencies, c.get('member'), { draft, from: dependencies.senders.senderOf(c) }),
    )
  })
  routes.post('/rules/drafts/:id', async (c) => {
    const id = draftId(c.req.param('id'))
    const body = await readJsonBody(c, changedDraftBody)
    await changeDraft(dependencies, c.get('member'), { id, ...body, from: dependencies.senders.senderOf(c) })
    return c.json({})
  })
  for (const [verb, act] of [
    ['approve', approveDraft],
    ['drop', dropDraft],
  ] as const)
    routes.post(`/rules/drafts/:id/${verb}`, async (c) => {
      const id = draftId(c.req.param('id'))
      const { version } = await readJsonBody(c, seenBody)
      await act(dependencies, c.get('member'), { id, version, from: dependencies.senders.senderOf(c) })
      if (verb === 'approve') await dependencies.pages?.checkEditions()
      return c.json({})
    })
  return routes
}
