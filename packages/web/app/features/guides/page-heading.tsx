import type { RichText } from '@retour/domain/content/page-content'
import { FormattedText } from './formatted-text.tsx'

type PageHeadingProps = { heading: string; lead: RichText; dates: string }

/** What an article or a legal page is about: its heading, the answer, and from when it is. */
export function PageHeading({ heading, lead, dates }: PageHeadingProps) {
  return (
    <header>
      <h1 className="heading-1 mt-4 max-w-[13.6em]">{heading}</h1>
      <p className="mt-2 max-w-reading text-lead text-ink-2">
        <FormattedText text={lead} />
      </p>
      <p className="mt-1 text-meta text-ink-3">{dates}</p>
    </header>
  )
}
