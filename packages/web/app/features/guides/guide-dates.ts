import { checkedDate } from '@retour/domain/content/checked-date'
import { formatMonth } from '@retour/domain/content/format-day'
import type { Country } from '@retour/domain/places/countries'
import { guideFigures } from '@retour/domain/vat/guide-figures'
import { findRule, newestLawEditionId } from '@retour/domain/vat/rules'
import { m } from '#app/paraglide/messages.js'

/** Returns "Guide updated May 2025. Law looked at on 21 November 2026." from a country's rules. Runs at build time. */
export function guideDates(country: Country): string {
  return m.guides_dates({
    month: formatMonth(guideFigures.updated),
    checkedDate: checkedDate(findRule(newestLawEditionId, country).checkedOn),
  })
}
