import { checkedDate } from '@retour/domain/content/checked-date'
import { formatAmount, formatMoney } from '@retour/domain/money/money'
import type { PayoutWay } from '@retour/domain/trip/trip-records'
import type { OpenWay, Ways } from '@retour/domain/trip/ways-of'
import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { ExternalLink } from '#app/ui/external-link.tsx'
import { MoneyDocument } from '#app/ui/money-document.tsx'
import { BigMoneyFigure } from '#app/ui/money-figure.tsx'
import { rangeFigure, Scale } from './scale.tsx'

export const wayNames: Record<PayoutWay, () => string> = {
  'operator-card': m.trip_way_card,
  'counter-cash': m.trip_way_cash,
  'early-in-town': m.trip_way_early,
  'trip-app': m.trip_way_app,
  'shop-itself': m.trip_way_shop,
}

interface WaysPartProps {
  ways: Ways
  vatCents: number | null
  /** Null before the form is issued, when nothing can be chosen yet. */
  onChoose: ((way: PayoutWay) => void) | null
}

/** All open ways to the refund on one scale: the best first, unknown ones last and never hidden. */
export function WaysPart({ ways, vatCents, onChoose }: WaysPartProps) {
  const { open, closed, spreadCents, range, legalFloor } = ways
  const vat = vatCents ?? 0
  return (
    <>
      <MoneyDocument
        kind={m.trip_vat_inside()}
        dateline={vatCents === null ? m.trip_not_known() : formatMoney({ currency: 'EUR', cents: vat })}
      >
        {spreadCents !== null && spreadCents > 0 && range && (
          <>
            <h2 className="heading-3 mt-2">{m.trip_best_and_worst()}</h2>
            <div className="mt-1 [--text-money:4rem]">
              <BigMoneyFigure currency="EUR" figure={formatAmount({ currency: 'EUR', cents: spreadCents })} />
            </div>
            <p className="mt-1.5 text-ink-2">
              {m.trip_best_and_worst_text({
                best: formatMoney({ currency: 'EUR', cents: range.to }),
                worst: formatMoney({ currency: 'EUR', cents: range.from }),
                vat: formatMoney({ currency: 'EUR', cents: vat }),
              })}
            </p>
          </>
        )}
        {open.length === 0 && <p className="mt-2">{m.trip_no_way()}</p>}
        <ul className="mt-2">
          {open.map((way) => (
            <WayRow key={way.way} way={way} vatCents={vat} />
          ))}
        </ul>
        {legalFloor && (
          <p className="border-t border-line pt-1.5 text-meta text-ink-2">
            {legalFloor.cents === null
              ? legalFloor.text
              : m.trip_legal_floor({
                  amount: formatMoney({ currency: 'EUR', cents: legalFloor.cents }),
                })}{' '}
            {legalFloor.source && (
              <ExternalLink href={legalFloor.source.url}>{legalFloor.source.name}</ExternalLink>
            )}
          </p>
        )}
        {closed.length > 0 && (
          <section aria-labelledby="closed-ways" className="mt-1.5 border-t border-line pt-1.5">
            <h3 id="closed-ways" className="text-small font-strong">
              {m.trip_closed_ways()}
            </h3>
            <ul className="mt-0.5 text-meta text-ink-2">
              {closed.map(({ way, text }) => (
                <li key={way} className="py-0.25">
                  {wayNames[way]()}: {text}
                </li>
              ))}
            </ul>
          </section>
        )}
      </MoneyDocument>
      {onChoose && open.length > 0 && <WayChoice open={open} onChoose={onChoose} />}
    </>
  )
}

function WayRow({
  way: { way, cents, text, sources, checkedOn, isChosen, confidence },
  vatCents,
}: {
  way: OpenWay
  vatCents: number
}) {
  return (
    <li className="border-t border-line py-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-1.5">
        <h3 className="font-strong">
          {wayNames[way]()}
          {isChosen && <span className="text-meta font-text text-green"> {m.trip_way_chosen()}</span>}
        </h3>
        {cents ? (
          <p data-money className="font-display text-[1.375rem] leading-[1.2] font-serif whitespace-nowrap">
            <span className="font-sans text-meta text-ink-3">EUR</span> {rangeFigure(cents)}
          </p>
        ) : (
          <p className="text-small text-ink-2">{m.trip_not_known()}</p>
        )}
      </div>
      {vatCents > 0 && <Scale vatCents={vatCents} range={cents} />}
      <p className="text-meta text-ink-2">
        {confidence === 'reported' && !text.startsWith('Reported') && `${m.trip_reported()} `}
        {text}{' '}
        {sources.map(({ name, url }) => (
          <span key={url}>
            <ExternalLink href={url}>{name}</ExternalLink>,{' '}
          </span>
        ))}
        {m.trip_looked_at_last({ checkedDate: checkedDate(checkedOn) })}
      </p>
    </li>
  )
}

function WayChoice({ open, onChoose }: { open: readonly OpenWay[]; onChoose: (way: PayoutWay) => void }) {
  const [isOpen, setIsOpen] = useState(false)
  const [best] = open
  const chosen = open.find(({ isChosen }) => isChosen)
  return (
    <div className="mt-2 grid gap-1 print:hidden">
      {best && !chosen && (
        <Button size="large" isWide onClick={() => onChoose(best.way)}>
          {m.trip_use_way({ way: wayNames[best.way]().replace(/^./, (letter) => letter.toLowerCase()) })}
        </Button>
      )}
      {isOpen ? (
        <ul className="grid gap-1" aria-label={m.trip_choose_way()}>
          {open.map(({ way, isChosen }) => (
            <li key={way}>
              <Button variant="outlined" isWide aria-pressed={isChosen} onClick={() => onChoose(way)}>
                {wayNames[way]()}
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        <Button variant="quiet" className="underline" onClick={() => setIsOpen(true)}>
          {m.trip_choose_way()}
        </Button>
      )}
      <p className="text-center text-meta text-ink-3">{m.trip_way_can_change()}</p>
    </div>
  )
}
