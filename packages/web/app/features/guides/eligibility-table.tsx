import type { CountryGuide } from '@retour/domain/content/guides/country-guide'
import { m } from '#app/paraglide/messages.js'
import { FormattedText } from './formatted-text.tsx'

/** Who is eligible, for what and how: label, value and explanation. On phones every row is a block. */
export function EligibilityTable({ rows }: { rows: CountryGuide['eligibility'] }) {
  return (
    <table className="w-full text-small max-md:block">
      <caption className="sr-only">{m.guides_eligibility_title()}</caption>
      <tbody className="max-md:block">
        {rows.map(({ label, value, note }) => (
          <tr
            key={label}
            className="border-b border-line align-top first:border-t max-md:grid max-md:py-1.5 md:*:py-1.5 md:*:pe-3"
          >
            <th
              scope="row"
              className="w-[24%] text-start font-text text-ink-3 max-md:w-auto max-md:text-meta"
            >
              {label}
            </th>
            <td className="w-[34%] font-strong max-md:w-auto">
              <FormattedText text={value} />
            </td>
            <td className="text-ink-2">{note && <FormattedText text={note} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
