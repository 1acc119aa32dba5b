import type { Country } from '@retour/domain/places/countries'
import { calculatorPath } from '#app/features/calculator/calculator-address.ts'
import { CalculatorForm } from '#app/features/calculator/calculator-form.tsx'
import { calculatorStore } from '#app/features/calculator/calculator-store.ts'
import { typedHash } from '#app/features/calculator/typed-hash.ts'
import { m } from '#app/paraglide/messages.js'
import { useSessionStore } from '#app/platform/session-store.ts'
import { useGoTo } from '#app/platform/site-navigation.tsx'
import { isStorageMissing } from '#app/platform/use-storage-missing.ts'
import { firstPlace } from './first-place.ts'
import { waitUntilLeft } from './wait-until-left.ts'

/**
 * The calculator on the home page; its result opens on the calculator's page. `shares`: the refunded share of the VAT
 * per country, formatted.
 */
export function HomeCalculator({ shares }: { shares: Record<Country, string> }) {
  const goTo = useGoTo()
  const place = useSessionStore(calculatorStore).place ?? firstPlace
  return (
    <>
      <div className="max-lg:mt-2">
        <CalculatorForm
          place={place}
          onPlaceChange={(next) => calculatorStore.write({ place: next })}
          onCalculated={(calculation) => {
            const hash = isStorageMissing('sessionStorage') ? typedHash(calculatorStore.read()) : '#results'
            goTo(`${calculatorPath(calculation)}${hash}`)
            return waitUntilLeft()
          }}
        />
      </div>
      <p className="mt-1.5 text-meta text-ink-3">{m.home_share_note({ share: shares[place.country] })}</p>
    </>
  )
}
