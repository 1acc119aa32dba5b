import type { DeskPlace, DeskProposal, PlaceFact } from '@retour/domain/wire/places'
import { useState } from 'react'
import { rejectPlaceReports } from '#app/backend/places-calls.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { ExternalLink } from '#app/ui/external-link.tsx'
import { PlaceChangeForm } from './place-change-form.tsx'
import {
  dayOfInstant,
  fieldName,
  isAddress,
  licenceName,
  originName,
  shortSource,
  formatValue,
} from './place-text.ts'
import { ReasonForm } from './reason-form.tsx'
import type { Decide } from './use-decision.ts'

interface PlaceFactRowProps {
  fact: PlaceFact
  place: DeskPlace
  decide: Decide
  isBusy: boolean
}

/** One field of a location: the current value with its source, the proposals, and the possible actions. */
export function PlaceFactRow({ fact, place, decide, isBusy }: PlaceFactRowProps) {
  /** The proposal being accepted or rejected; `hand` for a manual change. */
  const [open, setOpen] = useState<{ what: 'take' | 'reject'; proposal: DeskProposal } | 'hand' | null>(null)
  const proposals = place.proposals.filter(({ field }) => field === fact.field)
  const name = fieldName(fact.field)
  const close = () => setOpen(null)
  return (
    <li className="grid gap-1 border-b border-line py-1.5">
      <div className="grid gap-x-2 gap-y-0.5 md:grid-cols-[7rem_1fr]">
        <p className="text-ink-2">{name}</p>
        <div className="min-w-0">
          <p className="wrap-anywhere">
            <bdi>{formatValue(fact.value)}</bdi>
          </p>
          <FactSource fact={fact} />
        </div>
        {proposals.map((proposal) => (
          <Proposal
            key={proposal.id}
            proposal={proposal}
            mayDecide={place.mayDecide && open === null}
            onOpen={(what) => setOpen({ what, proposal })}
          />
        ))}
      </div>
      {place.mayDecide && open === null && (
        <Button
          variant="quiet"
          size="small"
          className="justify-self-start"
          aria-label={m.desk_place_change_of({ field: name })}
          onClick={() => setOpen('hand')}
        >
          {m.desk_place_change()}
        </Button>
      )}
      {open === 'hand' && (
        <PlaceChangeForm {...{ fact, place, decide, isBusy }} proposal={null} onClose={close} />
      )}
      {open !== null && open !== 'hand' && open.what === 'take' && (
        <PlaceChangeForm {...{ fact, place, decide, isBusy }} proposal={open.proposal} onClose={close} />
      )}
      {open !== null && open !== 'hand' && open.what === 'reject' && (
        <ReasonForm
          label={m.desk_place_reject()}
          isBusy={isBusy}
          onClose={close}
          onSend={(reason) =>
            decide(() => rejectPlaceReports(place.id, { reason, reports: [], proposals: [open.proposal.id] }))
          }
        />
      )}
    </li>
  )
}

function FactSource({ fact: { source, licence } }: { fact: PlaceFact }) {
  if (!source) return null
  return (
    <p className="text-small wrap-anywhere text-ink-2">
      <Source source={source} />
      {licence && `, ${licenceName(licence)}`}
    </p>
  )
}

function Source({ source }: { source: string }) {
  if (!isAddress(source)) return source
  return (
    <ExternalLink href={source} label={shortSource(source)} className="py-0.5 text-blue-ink">
      {shortSource(source)}
    </ExternalLink>
  )
}

interface ProposalProps {
  proposal: DeskProposal
  mayDecide: boolean
  onOpen: (what: 'take' | 'reject') => void
}

function Proposal({ proposal, mayDecide, onOpen }: ProposalProps) {
  const { field, value, origin, source, licence, foundOn } = proposal
  const name = fieldName(field)
  return (
    <>
      <p className="font-strong">{m.desk_place_proposed()}</p>
      <div className="grid min-w-0 gap-0.5">
        <p className="font-strong wrap-anywhere">
          <bdi>{formatValue(value)}</bdi>
        </p>
        <p className="text-small wrap-anywhere text-ink-2">
          {originName(origin)}, {dayOfInstant(foundOn)}, {licenceName(licence)}: <Source source={source} />
        </p>
        {mayDecide && (
          <div className="flex flex-wrap gap-1">
            <Button
              variant="outlined"
              size="small"
              aria-label={m.desk_place_take_of({ field: name })}
              onClick={() => onOpen('take')}
            >
              {m.desk_place_take()}
            </Button>
            <Button
              variant="outlined"
              size="small"
              aria-label={m.desk_place_reject_of({ field: name })}
              onClick={() => onOpen('reject')}
            >
              {m.desk_place_reject()}
            </Button>
          </div>
        )}
      </div>
    </>
  )
}
