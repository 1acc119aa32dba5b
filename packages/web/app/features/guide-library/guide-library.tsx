import type { Country } from '@retour/domain/places/countries'
import { countryName } from '@retour/domain/places/countries'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { queryClient } from '#app/backend/query-client.ts'
import { listVatGuides, type VatGuide } from '#app/backend/vat-guide-calls.ts'
import { m } from '#app/paraglide/messages.js'
import { Card } from '#app/ui/card.tsx'
import { QueryContent } from '#app/ui/query-content.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { panelProps, TabBar } from '#app/ui/tab-bar.tsx'

/** The countries of the library (docs/product.md, Data limits). */
const guideCountries = ['france', 'spain', 'italy'] as const satisfies Country[]

type GuideCountry = (typeof guideCountries)[number]

interface GuideLibraryProps {
  /** Renders the button that downloads a guide's file. */
  renderDownload: (file: { href: string; title: string }) => ReactNode
}

/** The printable VAT guides, with a tab for each country. */
export function GuideLibrary({ renderDownload }: GuideLibraryProps) {
  const id = useId()
  const [country, setCountry] = useState<GuideCountry>('france')
  return (
    <Card title={m.library_title()}>
      <TabBar
        id={id}
        label={m.library_title()}
        tabs={guideCountries.map((value) => ({ value, label: countryName(value) }))}
        value={country}
        onChange={(value) => setCountry(guideCountries.find((one) => one === value) ?? 'france')}
        className="flex gap-0.5 scroll-row border-b border-line-strong print:hidden"
      />
      {guideCountries.map((one) => (
        <div key={one} {...panelProps(id, one)} hidden={one !== country}>
          {one === country && <Guides country={one} renderDownload={renderDownload} />}
        </div>
      ))}
    </Card>
  )
}

function Guides({ country, renderDownload }: GuideLibraryProps & { country: GuideCountry }) {
  const query = useQuery(
    { queryKey: ['vat-guides', country], queryFn: () => listVatGuides(country) },
    queryClient,
  )
  return (
    <div className="pt-2" aria-busy={query.isFetching}>
      <QueryContent
        query={query}
        failure={m.library_failed()}
        waiting={m.library_loading()}
        skeleton={<GuideSkeleton />}
      >
        {(guides) =>
          guides.length === 0 ? (
            <p className="text-ink-2">{m.library_empty({ country: countryName(country) })}</p>
          ) : (
            <ul>
              {guides.map((guide) => (
                <GuideEntry key={guide.id} guide={guide} renderDownload={renderDownload} />
              ))}
            </ul>
          )
        }
      </QueryContent>
    </div>
  )
}

function GuideSkeleton() {
  return (
    <div className="grid min-h-[170px] content-start gap-1 md:min-h-[146px]">
      <Skeleton className="h-2.75 w-4/5 max-w-[18rem]" />
      <Skeleton className="h-2 w-full max-w-reading" />
      <Skeleton className="h-2 w-3/5" />
      <Skeleton className="mt-1 h-6 w-28" />
    </div>
  )
}

function GuideEntry({
  guide: { title, description, fileUrl },
  renderDownload,
}: GuideLibraryProps & { guide: VatGuide }) {
  return (
    <li className="border-t border-line py-2 first:border-t-0 first:pt-0">
      <h3 className="heading-3">{title}</h3>
      <p className="mt-0.5 mb-1.5 max-w-reading text-small text-ink-2">{description}</p>
      {fileUrl ? (
        renderDownload({ href: fileUrl, title })
      ) : (
        <p className="text-small text-ink-3">{m.library_no_file()}</p>
      )}
    </li>
  )
}
