import type { RichText } from '@retour/domain/content/page-content'
import { FormattedText } from './formatted-text.tsx'

/** Tips between lines, without bullets, which would look like the marker of a desk. */
export function TipList({ tips }: { tips: RichText[] }) {
  return (
    <ul className="max-w-reading border-b border-line">
      {tips.map((tip) => (
        <li key={tip} className="border-t border-line py-1.75">
          <FormattedText text={tip} />
        </li>
      ))}
    </ul>
  )
}
