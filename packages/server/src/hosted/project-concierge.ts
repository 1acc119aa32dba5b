import { Buffer } from 'node:buffer'
import { hkdfSync } from 'node:crypto'
import type { RateTable } from '@retour/domain/money/exchange'
import { createConcierge } from '#server/assistant/concierge'
import { openPrepared, type Prepared } from '#server/assistant/prepared'
import { readNewestRateTable } from '#server/exchange-rates/rate-table-rows'
import { askConcierge } from '#server/functions/ai-concierge'
import type { FunctionHandler } from '#server/functions/function-routes'
import { createRateLimits } from '#server/gate/rate-limits'
import type { Project } from './project-function.ts'
import { createProjectVerifier } from './project-verifier.ts'

/**
 * Connects the function ai-concierge on a hosted project, with the output of tools/functions/write-prepared.ts in its
 * bundle; without it the first question of a process waits for the training. The worker updates exchange rates; each
 * call reads the latest.
 */
export const connectConcierge =
  (prepared: Prepared | null) =>
  ({ settings, database, log, now }: Project): FunctionHandler => {
    let table: RateTable | null = null
    // Hashes of callers must be equal in all processes of the project. Its database URL is secret.
    const keys = {
      secretFor: (purpose: string) =>
        Buffer.from(hkdfSync('sha256', settings.databaseUrl, 'retour functions', purpose, 32)),
    }
    const dependencies = {
      database,
      verifier: createProjectVerifier({ settings, database, now }),
      concierge: createConcierge({
        database,
        rates: { latest: () => table },
        limits: createRateLimits({ database, keys, log, now }),
        config: settings,
        log,
        now,
        ...(prepared ? { openAssistant: (edition) => openPrepared(prepared, edition) } : {}),
      }),
      log,
      now,
    }
    return async (c) => {
      table = await readNewestRateTable(database)
      return askConcierge(c, dependencies)
    }
  }
