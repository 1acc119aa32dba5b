// Trains the assistant and indexes its guides for the hosted function, which has no folder of its own and little time:
// `node tools/functions/write-prepared.ts`, before each `supabase functions deploy ai-concierge`.
import { rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { prepareAssistant } from '@retour/server/src/assistant/prepared.ts'
import { rulesEditionIds } from '@retour/domain/vat/rules'
import { importMapFile } from './import-map.ts'

const file = join(dirname(importMapFile('ai-concierge')), 'prepared.json')
await writeFile(`${file}.draft`, JSON.stringify(await prepareAssistant(rulesEditionIds)))
await rename(`${file}.draft`, file)
process.stdout.write(`${file} written\n`)
