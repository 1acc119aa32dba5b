import { checkedDate } from '@retour/domain/content/checked-date'
import { countries, countryName } from '@retour/domain/places/countries'
import { formatAmount } from '@retour/domain/money/money'
import { toMoney } from '@retour/domain/money/to-money'
import { lawNote } from '@retour/domain/vat/law-note'
import { findEdition, findRule, newestLawEditionId, type RulesEditionId } from '@retour/domain/vat/rules'
import { Link } from '#app/platform/site-navigation.tsx'
import { m } from '#app/paraglide/messages.js'
import { ExternalLink } from '#app/ui/external-link.tsx'
import { formatPercent } from '@retour/domain/content/rule-text'

/** The rates and minimums of the calculator, and the differences in today's law. */
export function RulesTable({ editionId }: { editionId: RulesEditionId }) {
  const notes = countries.flatMap((country) => lawNote(country, editionId) ?? [])
  const checkedOn = findRule(newestLawEditionId, 'france').checkedOn
  return (
    <div className="min-w-0">
      <table className="w-full text-small">
        <caption className="sr-only">{m.guides_rules_caption()}</caption>
        <thead>
          <tr className="border-b border-line text-meta text-ink-3">
            <th scope="col" className="py-0.75 text-start font-text">
              {m.guides_rules_country()}
            </th>
            <th scope="col" className="py-0.75 text-end font-text">
              {m.guides_rules_rate()}
            </th>
            <th scope="col" className="py-0.75 text-end font-text">
              {m.guides_rules_minimum()}
            </th>
          </tr>
        </thead>
        <tbody>
          {countries.map((country) => {
            const rule = findRule(editionId, country)
            return (
              <tr key={country} className="border-b border-line">
                <th scope="row" className="text-start font-strong">
                  <Link to={`/${country}`} className="inline-block py-[11px] no-underline hover:underline">
                    {countryName(country)}
                  </Link>
                </th>
                <td className="py-[11px] text-end">{formatPercent(rule.rate)}</td>
                <td className="py-[11px] ps-1 text-end">
                  {rule.minimumPurchase === 0 ? (
                    m.guides_fact_none()
                  ) : (
                    <>
                      {rule.comparison === 'more-than'
                        ? m.guides_rules_more_than()
                        : m.guides_rules_at_least()}{' '}
                      <span className="text-[0.82em] text-ink-3">EUR</span>{' '}
                      {formatAmount(toMoney(rule.minimumPurchase, 'EUR'))}
                    </>
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p className="mt-1.5 max-w-reading text-meta text-ink-3">
        {m.guides_rules_edition({ edition: findEdition(editionId).name })}{' '}
        {notes.length > 0 && m.guides_rules_law({ checkedDate: checkedDate(checkedOn) })}
      </p>
      {notes.length > 0 && (
        <ul className="mt-1 grid max-w-reading gap-0.5 text-meta text-ink-3">
          {notes.map(({ text, source }) => (
            <li key={source}>
              {text}{' '}
              <ExternalLink href={source} className="hover:text-ink">
                {m.guides_source()}
              </ExternalLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
