// Trains the assistant and indexes its guides for each shipped edition, and stores the results beside the server, which
// loads them. Called by build.ts.
import { openAssistant } from '@retour/server/src/assistant/prepared.ts'
import { rulesEditionIds } from '@retour/domain/vat/rules'

for (const edition of rulesEditionIds) await openAssistant(edition)
