import type { RulesEditionId } from '@retour/domain/vat/edition-ids'
import { useEffect, useState } from 'react'
import { loadPublicConfig } from '#app/backend/public-config.ts'
import { editionOf, storeNamedEdition, readNamedEdition } from '#app/backend/rules-edition.ts'
import { storeRatesOfDay } from '#app/backend/stored-rates.ts'

/**
 * Returns the edition that the server names; without a response the one it named last, else that of the build. Also
 * fetches today's exchange rates for offline use.
 */
export function useEdition(): RulesEditionId {
  const [named, setNamed] = useState<unknown>(() =>
    typeof window === 'undefined' ? null : readNamedEdition(),
  )
  useEffect(() => {
    loadPublicConfig()
      .then(async (config) => {
        storeNamedEdition(config)
        setNamed(config.rulesEdition)
        await storeRatesOfDay()
      })
      .catch(() => null)
  }, [])
  return editionOf(named)
}
