import type { HomePage } from '@retour/domain/content/home/home-page'
import { FormattedText } from '#app/features/guides/formatted-text.tsx'
import { RulesTable } from '#app/features/guides/rules-table.tsx'
import { pageEdition } from '#app/platform/build-settings.ts'

/** Why VAT can be refunded, and the figures of the four countries. */
export function HomeWhy({ texts: { heading, paragraphs, points, note } }: { texts: HomePage['whyTaxFree'] }) {
  return (
    <section className="page pb-8 md:pb-12" aria-labelledby="why-tax-free">
      <div className="grid gap-3 lg:grid-cols-[400px_1fr] lg:gap-12">
        <div className="min-w-0">
          <h2 id="why-tax-free" className="heading-2">
            {heading}
          </h2>
          {paragraphs.map((text) => (
            <p key={text} className="mt-2 max-w-reading text-ink-2">
              <FormattedText text={text} />
            </p>
          ))}
          <p className="mt-1.5 max-w-reading text-meta text-ink-3">
            <FormattedText text={note} />
          </p>
        </div>
        <RulesTable editionId={pageEdition} />
      </div>
      <ul className="mt-4 grid gap-x-4 md:grid-cols-3 lg:mt-6">
        {points.map(({ title, text }) => (
          <li key={title} className="border-t border-line py-2 md:border-ink">
            <h3 className="heading-3">{title}</h3>
            <p className="mt-0.75 text-small text-ink-2">
              <FormattedText text={text} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
