import type { HomePage } from '@retour/domain/content/home/home-page'
import { FormattedText } from '#app/features/guides/formatted-text.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Island } from '#app/documents/island.tsx'
import { AssistantLink } from './assistant-link.tsx'

/** What this site is, with a link to the refund locations, and for signed-in people one to the assistant. */
export function HomeIntro({ texts: { heading, text, button } }: { texts: HomePage['intro'] }) {
  return (
    <section
      className="page grid gap-2 py-8 md:py-12 lg:grid-cols-[400px_1fr] lg:gap-12"
      aria-labelledby="intro"
    >
      <h2 id="intro" className="heading-2 max-w-[9em]">
        {heading}
      </h2>
      <div>
        <p className="max-w-reading text-lead text-ink-2">
          <FormattedText text={text} />
        </p>
        <div className="mt-2.5 flex flex-wrap gap-1.5">
          <ButtonLink to={button.to} variant="outlined">
            {button.label}
          </ButtonLink>
          <Island of={AssistantLink} when="idle" isExtra />
        </div>
      </div>
    </section>
  )
}
