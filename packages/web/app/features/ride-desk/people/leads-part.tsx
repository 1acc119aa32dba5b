import { countryName } from '@retour/domain/places/countries'
import type { DeskLead, DeskLeads } from '@retour/domain/wire/people'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { queryClient } from '#app/backend/query-client.ts'
import { readLeads } from '#app/backend/staff-calls.ts'
import { m } from '#app/paraglide/messages.js'
import { shortTime } from '#app/platform/format-ride.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyNote } from '#app/ui/empty-note.tsx'
import { QueryContent } from '#app/ui/query-content.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { SearchField } from '#app/features/ride-desk/search-field.tsx'
import { PageButtons } from './page-buttons.tsx'

interface LeadsPartProps {
  /** Opens a person; null without permission. */
  onPerson: ((email: string) => void) | null
  search: string
  /** The cursor of the page; '' for the first one. */
  after: string
  onSearch: (search: string) => void
  onPage: (after: string) => void
}

/** The people who left a calculation, with their consents. */
export function LeadsPart({ search, after, onPerson, onSearch, onPage }: LeadsPartProps) {
  const query = useQuery(
    {
      queryKey: ['desk-leads', search, after],
      queryFn: () => readLeads({ search, after }),
      staleTime: 0,
      placeholderData: keepPreviousData,
    },
    queryClient,
  )
  return (
    <section className="grid max-w-[656px] gap-3">
      <SearchField
        label={m.desk_leads_search()}
        hint={m.desk_leads_search_hint()}
        search={search}
        onSearch={onSearch}
      />
      <QueryContent
        query={query}
        failure={m.desk_leads_failed()}
        waiting={m.desk_leads_loading()}
        skeleton={<Skeleton className="h-30 w-full" />}
      >
        {(page) => (
          <>
            <Leads page={page} isSearched={search !== ''} onPerson={onPerson} />
            <PageButtons after={after} next={page.next} onPage={onPage} />
          </>
        )}
      </QueryContent>
    </section>
  )
}

type LeadsProps = { page: DeskLeads; isSearched: boolean } & Pick<LeadsPartProps, 'onPerson'>

function Leads({ page: { leads }, isSearched, onPerson }: LeadsProps) {
  if (leads.length === 0)
    return <EmptyNote>{isSearched ? m.desk_leads_not_found() : m.desk_leads_none()}</EmptyNote>
  return (
    <ul aria-label={m.desk_leads_list()}>
      {leads.map((lead) => (
        <li key={lead.id} className="grid gap-0.5 border-t border-line py-1.5">
          <h2 className="font-strong wrap-anywhere">{lead.fullName}</h2>
          <p className="wrap-anywhere">
            <bdi>{lead.email}</bdi>
          </p>
          <p className="text-small text-ink-2">{originOf(lead)}</p>
          <Agreed lead={lead} />
          {onPerson && (
            <Button
              variant="outlined"
              size="small"
              className="justify-self-start"
              aria-label={m.desk_person_look({ email: lead.email })}
              onClick={() => onPerson(lead.email)}
            >
              {m.desk_person_open()}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}

function originOf({ createdAt, country, source }: DeskLead): string {
  const words = { time: shortTime(createdAt, country), country: countryName(country) }
  return source === 'account' ? m.desk_lead_account(words) : m.desk_lead_guest(words)
}

/** The last consent of an address to the newsletter, and whether it declined guides. */
function Agreed({ lead: { news, country, noGuidesSince } }: { lead: DeskLead }) {
  return (
    <>
      <p className="text-small text-ink-2">{newsText(news, country)}</p>
      {news?.isGiven && !news.isAddressProven && (
        <p className="text-small font-strong text-amber">{m.desk_news_unproven()}</p>
      )}
      {noGuidesSince && (
        <p className="text-small text-ink-2">
          {m.desk_no_guides({ time: shortTime(noGuidesSince, country) })}
        </p>
      )}
    </>
  )
}

function newsText(news: DeskLead['news'], country: DeskLead['country']): string {
  if (!news) return m.desk_news_none()
  const words = { time: shortTime(news.at, country), version: news.textVersion }
  if (!news.isGiven) return m.desk_news_ended(words)
  return news.givenIn === 'lead' ? m.desk_news_lead(words) : m.desk_news_settings(words)
}
