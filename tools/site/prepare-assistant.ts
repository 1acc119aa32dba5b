// Trains the assistant and indexes its guides for each shipped edition. What it leaves beside the server, under names of its
// own, the server finds when the site is served. Ordered by build.ts.
import { openAssistant } from '@retour/server/src/assistant/prepared.ts'
import { rulesEditionIds } from '@retour/domain/vat/rules'

for (const edition of rulesEditionIds) await openAssistant(edition)
