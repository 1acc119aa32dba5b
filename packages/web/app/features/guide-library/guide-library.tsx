import type { Country } from '@retour/domain/places/countries'
import { countryName } from '@retour/domain/places/countries'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { toBackendError } from '#app/backend/backend-error.ts'
import { queryClient } from '#app/backend/query-client.ts'
import { listVatGuides, type VatGuide } from '#app/backend/vat-guide-calls.ts'
import { m } from '#app/paraglide/messages.js'
import { LoadFailure } from '#app/ui/load-failure.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { panelProps, TabBar } from '#app/ui/tab-bar.tsx'

/** The countries of the library (specification, section 9). */
const guideCountries = ['france', 'spain', 'italy'] as const satisfies Country[]

type GuideCountry = (typeof guideCountries)[number]

interface GuideLibraryProps {
  /** The button that fetches a guide's file. */
  renderDownload: (file: { href: string; title: string }) => ReactNode
}

/** The printable VAT guides, a tab for each country. */
export function GuideLibrary({ renderDownload }: GuideLibraryProps) {
  const id = useId()
  const [country, setCountry] = useState<GuideCountry>('france')
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2
        id={`${id}-title`}
        className="mb-0.5 font-display text-[1.625rem] leading-[1.15] font-serif tracking-display"
      >
        {m.library_title()}
      </h2>
      <TabBar
        id={id}
        label={m.library_title()}
        tabs={guideCountries.map((value) => ({ value, label: countryName(value) }))}
        value={country}
        onChange={(value) => setCountry(guideCountries.find((one) => one === value) ?? 'france')}
        className="flex gap-0.5 overflow-x-auto border-b border-line-strong print:hidden"
      />
      {guideCountries.map((one) => (
        <div key={one} {...panelProps(id, one)} hidden={one !== country}>
          {one === country && <Guides country={one} renderDownload={renderDownload} />}
        </div>
      ))}
    </section>
  )
}

function Guides({ country, renderDownload }: GuideLibraryProps & { country: GuideCountry }) {
  const { data, error, isFetching, refetch } = useQuery(
    { queryKey: ['vat-guides', country], queryFn: () => listVatGuides(country) },
    queryClient,
  )
  if (!data && error)
    return (
      <div className="pt-2">
        <LoadFailure
          message={m.library_failed()}
          isOffline={toBackendError(error).kind === 'offline'}
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
      </div>
    )
  if (!data)
    return (
      <div className="grid min-h-[186px] content-start gap-1 py-2 md:min-h-[162px]">
        <output className="sr-only">{m.library_loading()}</output>
        <Skeleton className="h-2.75 w-4/5 max-w-[18rem]" />
        <Skeleton className="h-2 w-full max-w-reading" />
        <Skeleton className="h-2 w-3/5" />
        <Skeleton className="mt-1 h-6 w-28" />
      </div>
    )
  if (data.length === 0)
    return <p className="pt-2 text-ink-2">{m.library_empty({ country: countryName(country) })}</p>
  return (
    <ul>
      {data.map((guide) => (
        <GuideEntry key={guide.id} guide={guide} renderDownload={renderDownload} />
      ))}
    </ul>
  )
}

function GuideEntry({
  guide: { title, description, fileUrl },
  renderDownload,
}: GuideLibraryProps & { guide: VatGuide }) {
  return (
    <li className="border-t border-line py-2 first:border-t-0">
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
