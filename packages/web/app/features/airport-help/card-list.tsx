import { allCards, type ShownSentence } from '@retour/domain/exit/help/cards'
import { languages, sentences } from '@retour/domain/exit/help/sentences'
import type { Country } from '@retour/domain/places/countries'
import type { RefundForm } from '@retour/domain/trip/trip-records'
import type { WithId } from '@retour/domain/trip/with-id'
import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Forward } from './forward.tsx'
import { knownOf, type HelpTrip } from './help-trip.ts'
import { ShownCard } from './shown-card.tsx'
import { stepHeadingClass, tapClass } from './tap-class.ts'

interface CardListProps {
  trip: HelpTrip
  form: WithId<RefundForm> | null
  at: Country | null
}

/** All sentences, grouped by the place where they are shown. */
export function CardList({ trip, form, at }: CardListProps) {
  const [shown, setShown] = useState<ShownSentence[] | null>(null)
  const { atTheTill, onTheWayOut } = allCards()
  const groups = [
    { id: 'way-out', title: m.help_cards_way_out(), cards: onTheWayOut },
    { id: 'till', title: m.help_cards_till(), cards: atTheTill },
  ]
  return (
    <>
      <div>
        <h1 className={stepHeadingClass}>{m.help_cards()}</h1>
        <p className="mt-1 text-ink-2">{m.help_cards_lead()}</p>
      </div>
      {groups.map(({ id, title, cards }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id} className="heading-3 mb-1">
            {title}
          </h2>
          <ul className="grid gap-1.5">
            {cards.map((card, index) => (
              <li key={card.id}>
                <button
                  type="button"
                  className={tapClass}
                  onClick={() => setShown([...cards.slice(index), ...cards.slice(0, index)])}
                >
                  <span>
                    {sentences[card.id].english}
                    {at && (
                      <span lang={languages[at]} className="block text-small font-text text-ink-2">
                        {sentences[card.id][at]}
                      </span>
                    )}
                  </span>
                  <Forward />
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {shown && (
        <ShownCard cards={shown} known={knownOf(trip, form)} country={at} onClose={() => setShown(null)} />
      )}
    </>
  )
}
