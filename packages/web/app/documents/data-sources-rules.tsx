import { checkedDate } from '@retour/domain/content/checked-date'
import { formatLongDay } from '@retour/domain/content/format-day'
import { sourcesWithOther, textWithOther } from '@retour/domain/content/other-reading'
import { countries, countryName, type Country } from '@retour/domain/places/countries'
import { type CountingRule, countingRules } from '@retour/domain/vat/counting-rules'
import { type DatedRecord, datedRecords } from '@retour/domain/vat/dated-records'
import { exportClock, type FormClock, formClocks } from '@retour/domain/vat/export-clock'
import type { RuleSource } from '@retour/domain/vat/rule-source'
import { findRule, newestLawEditionId } from '@retour/domain/vat/rules'
import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { ExternalLink } from '#app/ui/external-link.tsx'

/** The rules: the source of each, the day it was read, and whether the publisher is the authority itself. */
export function DataSourcesRules() {
  const records: DatedRecord[] = Object.values(datedRecords)
  return (
    <>
      <p className="max-w-reading text-small">{m.pages_sources_rules_kinds()}</p>
      <ul className="mt-1.5 max-w-reading">
        {countries.map((country) => (
          <Entry key={country} sources={minimumSources(country)}>
            {m.pages_sources_rule_looked_at({
              country: countryName(country),
              checkedDate: checkedDate(findRule(newestLawEditionId, country).checkedOn),
            })}
          </Entry>
        ))}
      </ul>
      <h3 className="mt-3 font-strong">{m.pages_sources_counting()}</h3>
      <ul className="mt-1 max-w-reading">
        {countries.map((country) => (
          <CountryEntry key={country} country={country} rule={countingRules[country]} />
        ))}
      </ul>
      <h3 className="mt-3 font-strong">{m.pages_sources_deadlines()}</h3>
      <ul className="mt-1 max-w-reading">
        <Entry sources={[exportClock.source]}>
          {m.pages_sources_statement({
            what: m.pages_sources_everywhere(),
            text: exportClock.text,
            checkedDate: checkedDate(exportClock.checkedOn),
          })}
        </Entry>
        {countries.map((country) => (
          <CountryEntry key={country} country={country} rule={formClocks[country]} />
        ))}
      </ul>
      <h3 className="mt-3 font-strong">{m.pages_sources_for_now()}</h3>
      <ul className="mt-1 max-w-reading">
        {records.map(({ what, text, sources, checkedOn, alarmOn, missing }) => (
          <Entry key={what} sources={sources}>
            {m.pages_sources_statement({ what, text, checkedDate: checkedDate(checkedOn) })}{' '}
            {missing && m.pages_sources_missing({ missing })}{' '}
            {m.pages_sources_look_again({ day: formatLongDay(alarmOn) })}
          </Entry>
        ))}
      </ul>
    </>
  )
}

function minimumSources(country: Country): RuleSource[] {
  const { source, sourceName, sourceKind, conditions } = findRule(newestLawEditionId, country)
  const first: RuleSource = {
    name: sourceName,
    url: source,
    kind: sourceKind === 'official' ? 'official' : 'secondary',
  }
  return conditions ? [first, conditions] : [first]
}

function CountryEntry({ country, rule }: { country: Country; rule: CountingRule | FormClock }) {
  return (
    <Entry sources={sourcesWithOther(rule)}>
      {m.pages_sources_statement({
        what: countryName(country),
        text: textWithOther(rule),
        checkedDate: checkedDate(rule.checkedOn),
      })}
    </Entry>
  )
}

function Entry({ sources, children }: { sources: readonly RuleSource[]; children: ReactNode }) {
  return (
    <li className="border-t border-line py-1.5 text-small">
      <p>{children}</p>
      {sources.map(({ name, url, kind }) => (
        <p key={url} className="text-meta">
          <ExternalLink href={url} className="inline-block py-1.25 text-blue-ink wrap-anywhere">
            {name}
          </ExternalLink>{' '}
          {kind === 'official' ? m.pages_sources_official() : m.pages_sources_secondary()}
        </p>
      ))}
    </li>
  )
}
