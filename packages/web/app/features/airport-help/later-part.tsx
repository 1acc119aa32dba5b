import { countries, countryName, type Country } from '@retour/domain/places/countries'
import { missedStampRules } from '@retour/domain/vat/missed-stamp-rules'
import { m } from '#app/paraglide/messages.js'
import { FactText } from './fact-text.tsx'

/**
 * What can still be done with a form without validation, by the rule of its country; of all four if the country is
 * unknown.
 */
export function LaterPart({ country }: { country: Country | null }) {
  return (
    <section aria-labelledby="later">
      <h2 id="later" className="heading-3">
        {m.help_later()}
      </h2>
      {(country ? [country] : countries).map((one) => {
        const { text, source, confidence, checkedOn } = missedStampRules[one]
        return (
          <div key={one} className="mt-1 border-t border-line pt-1 text-small">
            <h3 className="font-strong">{m.help_later_of({ country: countryName(one) })}</h3>
            {source ? (
              <FactText fact={{ words: text, source, confidence, checkedOn }} />
            ) : (
              <p>
                {text} {m.help_without_source()}
              </p>
            )}
          </div>
        )
      })}
    </section>
  )
}
