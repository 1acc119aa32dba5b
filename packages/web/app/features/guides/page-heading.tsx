import type { RichText } from '@retour/domain/content/page-content'
import { FormattedText } from './formatted-text.tsx'

type PageHeadingProps = { heading: string; lead: RichText; dates: string }

/** The heading of an article or legal page, with the answer and the dates. */
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
