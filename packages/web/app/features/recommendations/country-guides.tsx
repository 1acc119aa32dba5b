import type { Country } from '@retour/domain/places/countries'
import { countryName } from '@retour/domain/places/countries'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryClient } from '#app/backend/query-client.ts'
import { listVatGuides } from '#app/backend/vat-guide-calls.ts'
import { m } from '#app/paraglide/messages.js'
import { Card } from '#app/ui/card.tsx'
import { QueryContent } from '#app/ui/query-content.tsx'
import { RowsSkeleton } from './rows-skeleton.tsx'

/** The number of recommended guides (docs/product.md, Data limits). */
const recommendedGuides = 2

interface CountryGuidesProps {
  country: Country
  why: string
  /** Renders the button that downloads a guide's file. */
  renderDownload: (file: { href: string; title: string }) => ReactNode
}

/** The printable guides of a country. */
export function CountryGuides({ country, why, renderDownload }: CountryGuidesProps) {
  const query = useQuery(
    { queryKey: ['vat-guides', country], queryFn: () => listVatGuides(country) },
    queryClient,
  )
  return (
    <Card title={m.recommendations_guides()} lead={why} isBusy={query.isFetching}>
      <QueryContent
        query={query}
        failure={m.recommendations_guides_failed()}
        waiting={m.recommendations_guides_loading()}
        skeleton={<RowsSkeleton />}
      >
        {(guides) =>
          guides.length === 0 ? (
            <p className="border-t border-line pt-1.75 text-ink-2">
              {m.recommendations_guides_none({ country: countryName(country) })}
            </p>
          ) : (
            <ul>
              {guides.slice(0, recommendedGuides).map(({ id, title, description, fileUrl }) => (
                <li key={id} className="border-t border-line py-2">
                  <h3 className="heading-3">{title}</h3>
                  <p className="mt-0.5 mb-1.5 max-w-reading text-small text-ink-2">{description}</p>
                  {fileUrl && renderDownload({ href: fileUrl, title })}
                </li>
              ))}
            </ul>
          )
        }
      </QueryContent>
    </Card>
  )
}
