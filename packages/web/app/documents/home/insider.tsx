import type { HomePage } from '@retour/domain/content/home/home-page'
import { Link } from '#app/platform/site-navigation.tsx'
import { BrandList } from '#app/features/guides/brand-list.tsx'
import { FormattedText } from '#app/features/guides/formatted-text.tsx'
import { m } from '#app/paraglide/messages.js'

interface HomeInsiderProps {
  texts: HomePage['insider']
  /** The brands with a store in each of the large chauffeur cities, A to Z. */
  brands: string[]
}

/** What the operator's network offers, beside a list of the brands that the cities share. */
export function HomeInsider({ texts: { heading, paragraphs, link, note }, brands }: HomeInsiderProps) {
  return (
    <section
      className="page grid gap-4 pt-8 md:pt-12 lg:grid-cols-[400px_1fr] lg:gap-12"
      aria-labelledby="insider"
    >
      <div>
        <h2 id="insider" className="heading-2">
          {heading}
        </h2>
        {paragraphs.map((text) => (
          <p key={text} className="mt-2 max-w-reading text-ink-2">
            <FormattedText text={text} />
          </p>
        ))}
        <p className="mt-2">
          <Link to={link.to} className="inline-block py-1 font-strong text-blue-ink underline">
            {link.label}
          </Link>
        </p>
        <p className="mt-1.5 max-w-reading text-meta text-ink-3">
          <FormattedText text={note} />
        </p>
      </div>
      <div>
        <BrandList brands={brands} />
        <p className="mt-1.5 text-meta text-ink-3">{m.home_brands_note()}</p>
      </div>
    </section>
  )
}
