import { cardsOf } from '@retour/domain/exit/help/cards'
import { outcomeOf } from '@retour/domain/exit/help/red-screen'
import type { HelpEnd, Situation } from '@retour/domain/exit/help/situations'
import type { Country } from '@retour/domain/places/countries'
import type { RefundForm } from '@retour/domain/trip/trip-records'
import type { WithId } from '@retour/domain/trip/with-id'
import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { EndNoting } from './end-noting.tsx'
import { Disclosure } from './disclosure.tsx'
import { Forward } from './forward.tsx'
import { knownOf, type HelpTrip } from './help-trip.ts'
import { LaterPart } from './later-part.tsx'
import { FactText } from './fact-text.tsx'
import { ShownCard } from './shown-card.tsx'
import { stepHeadingClass, tapClass } from './tap-class.ts'

interface EndPartProps {
  situation: Situation
  end: HelpEnd
  trip: HelpTrip
  form: WithId<RefundForm> | null
  /** The country whose customs the person is at. */
  at: Country | null
  onForm: (id: string) => void
}

/** The result of the questions: what to do, whom to ask, what to say; then the outcome. */
export function EndPart({ situation, end, trip, form, at, onForm }: EndPartProps) {
  const [isShown, setIsShown] = useState(false)
  const { title, steps, contact, english, sentence, law } = outcomeOf(
    end,
    at,
    form?.country ?? at ?? 'france',
  )
  const [said] = end.say
  const cards = cardsOf(situation)
  const own = { id: said, contact }
  return (
    <>
      <h1 className={stepHeadingClass}>{title}</h1>
      <ol className="border-b border-line">
        {[...steps.map(({ text }) => text), m.help_whom({ whom: contact })].map((text, index) => (
          <li key={text} className="grid grid-cols-[36px_1fr] border-t border-line py-2">
            <span aria-hidden className="font-display text-[1.75rem] leading-[1] text-gold-ink">
              {index + 1}
            </span>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <div>
        <h2 className="heading-3 mb-1">{m.help_show_sentence()}</h2>
        <button type="button" className={tapClass} onClick={() => setIsShown(true)}>
          <span>
            <span className="sr-only">{m.help_open_card()} </span>
            {sentence && (
              <span
                lang={sentence.language}
                className="mb-0.75 block font-display text-[1.375rem] leading-[1.36] font-serif"
              >
                {sentence.text}
              </span>
            )}
            <span className="block text-small font-text text-ink-2">{english}</span>
          </span>
          <Forward />
        </button>
      </div>
      {end.isMissed && <LaterPart country={form?.country ?? null} />}
      <Disclosure summary={m.help_law()}>
        {uniqueFacts([...steps, { fact: law, isAdvice: false }]).map(({ fact, isAdvice }) => (
          <div key={fact.words}>
            <FactText fact={fact} isAdvice={isAdvice} />
          </div>
        ))}
      </Disclosure>
      <EndNoting situation={situation} end={end} trip={trip} form={form} onForm={onForm} />
      {isShown && (
        <ShownCard
          cards={[own, ...cards.filter(({ id }) => id !== said)]}
          known={knownOf(trip, form)}
          country={at}
          onClose={() => setIsShown(false)}
        />
      )}
    </>
  )
}

type Citation = Pick<ReturnType<typeof outcomeOf>['steps'][number], 'fact' | 'isAdvice'>

const uniqueFacts = (citations: readonly Citation[]) =>
  [...new Map(citations.toReversed().map((one) => [one.fact.words, one])).values()].toReversed()
