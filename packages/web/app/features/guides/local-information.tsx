import type { RichText } from '@retour/domain/content/page-content'
import { FormattedText } from './formatted-text.tsx'

/** Labels and values: how to get there, whom to ask, where to validate. */
export function LocalInformation({ rows }: { rows: { label: string; text: RichText }[] }) {
  return (
    <dl className="border-b border-line text-small">
      {rows.map(({ label, text }) => (
        <div
          key={label}
          className="border-t border-line py-1 min-[20rem]:grid min-[20rem]:grid-cols-[104px_minmax(0,1fr)] min-[20rem]:gap-x-1.5"
        >
          <dt className="pt-0.25 text-meta text-ink-3">{label}</dt>
          <dd>
            <FormattedText text={text} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
