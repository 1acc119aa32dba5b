import { formatLongDay } from '@retour/domain/content/format-day'
import { editionOn } from '@retour/domain/vat/edition-on-day'
import type { ApprovedEdition, DeskEditions } from '@retour/domain/wire/rules'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { queryClient } from '#app/backend/query-client.ts'
import { readEditions } from '#app/backend/rules-calls.ts'
import { m } from '#app/paraglide/messages.js'
import { ButtonLink } from '#app/ui/button.tsx'
import { Note } from '#app/ui/note.tsx'
import { QueryContent } from '#app/ui/query-content.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { DraftForm } from './draft-form.tsx'
import { DraftPanel } from './draft-panel.tsx'
import { authorNames } from './edition-text.ts'
import { PagesNote } from './pages-note.tsx'
import { dayOf } from './rule-text.ts'
import { RulesPart } from './rules-part.tsx'

/** The editions and records of the rules, or the draft in the URL (`draft`; `new` starts one). */
export function EditionsPart() {
  const [query] = useSearchParams()
  const editions = useQuery(
    {
      queryKey: ['desk-editions'],
      queryFn: readEditions,
      refetchOnMount: 'always',
      staleTime: 0,
      // Pages that are being written are ready within a minute.
      refetchInterval: ({ state }) => (state.data?.pages?.behindSince ? 5000 : false),
    },
    queryClient,
  )
  const draft = query.get('draft')
  return (
    <div className="grid gap-4">
      <QueryContent
        query={editions}
        failure={m.desk_editions_failed()}
        waiting={m.desk_editions_loading()}
        skeleton={<Skeleton className="h-30 w-full" />}
      >
        {(list) => {
          if (draft === 'new' && list.mayDraft) return <DraftForm list={list} before={null} />
          return draft ? <DraftPanel key={draft} list={list} id={draft} /> : <Editions list={list} />
        }}
      </QueryContent>
      {!draft && <RulesPart />}
    </div>
  )
}

function Editions({ list }: { list: DeskEditions }) {
  const { editions, shipped, drafts, today, mayDraft } = list
  const now = editionOn(editions, today)
  return (
    <section className="grid max-w-[656px] gap-1.5">
      <h2 className="heading-3">{m.desk_editions()}</h2>
      <ul>
        {editions.map((edition) => (
          <EditionRow
            key={edition.number}
            edition={edition}
            standing={edition === now ? 'now' : edition.effectiveOn > today ? 'coming' : 'over'}
          />
        ))}
        {!now && (
          <li className="border-t border-line py-1.5">
            <p className="font-strong">{m.desk_editions_in_force({ name: shipped[0]!.name })}</p>
            <p className="text-small text-ink-2">{m.desk_editions_shipped()}</p>
          </li>
        )}
      </ul>
      <Note>{m.desk_editions_where()}</Note>
      {list.pages && <PagesNote pages={list.pages} shipped={shipped} />}
      {drafts.length > 0 && (
        <>
          <h3 className="font-strong">{m.desk_editions_drafts()}</h3>
          <ul>
            {drafts.map(({ id, name, authors }) => (
              <li key={id} className="border-t border-line">
                <Link to={`/desk?part=rules&draft=${id}`} className="flex min-h-touch items-center underline">
                  {m.desk_editions_draft_of({ name, authors: authorNames(authors) })}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {mayDraft && (
        <ButtonLink to="/desk?part=rules&draft=new" variant="outlined" className="justify-self-start">
          {m.desk_editions_add()}
        </ButtonLink>
      )}
    </section>
  )
}

const standings = {
  now: ({ name }: { name: string }) => m.desk_editions_in_force({ name }),
  coming: m.desk_editions_coming,
  over: m.desk_editions_over,
}

function EditionRow({ edition, standing }: { edition: ApprovedEdition; standing: keyof typeof standings }) {
  const { name, effectiveOn, authors, approvedBy, approvedAt } = edition
  const day = formatLongDay(effectiveOn)
  return (
    <li className="border-t border-line py-1.5">
      <p className={standing === 'over' ? 'text-ink-2' : 'font-strong'}>
        {standings[standing]({ name, day })}
      </p>
      <p className="text-small text-ink-2">
        {standing === 'now' && <>{m.desk_editions_since({ day })}. </>}
        {m.desk_editions_approved({
          authors: authorNames(authors),
          name: approvedBy ?? m.desk_rules_somebody(),
          day: dayOf(approvedAt),
        })}
      </p>
    </li>
  )
}
