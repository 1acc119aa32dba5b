import type { RulesEditionId } from '@retour/domain/vat/edition-ids'
import { useEffect, useState } from 'react'
import { loadPublicConfig } from '#app/backend/public-config.ts'
import { editionOf, storeNamedEdition, readNamedEdition } from '#app/backend/rules-edition.ts'
import { storeRatesOfDay } from '#app/backend/stored-rates.ts'

/**
 * The edition that the server names; without an answer the one it named last, else that of the build. Asks for the day's
 * rates too, so that they are there without a network.
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
