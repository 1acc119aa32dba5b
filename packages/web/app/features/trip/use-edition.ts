import { isEditionId, type RulesEditionId } from '@retour/domain/vat/rules'
import { useEffect, useState } from 'react'
import { loadPublicConfig } from '#app/backend/public-config.ts'
import { storeRatesOfDay } from '#app/backend/stored-rates.ts'
import { readStored, writeStored } from '#app/platform/browser-storage.ts'
import { builtRulesEdition } from '#app/platform/build-settings.ts'

/** The calculator's own entry: both count by one edition. */
const editionKey = 'retour-edition'

/**
 * The edition that the server names; without an answer the one it named last, else that of the build. Asks for the day's
 * rates too, so that they are there without a network.
 */
export function useEdition(): RulesEditionId {
  const [named, setNamed] = useState<unknown>(() =>
    typeof window === 'undefined' ? null : readStored('localStorage', editionKey),
  )
  useEffect(() => {
    loadPublicConfig()
      .then(async (config) => {
        writeStored('localStorage', editionKey, config.rulesEdition)
        setNamed(config.rulesEdition)
        await storeRatesOfDay()
      })
      .catch(() => null)
  }, [])
  return isEditionId(named) ? named : builtRulesEdition
}
