import { cardRows, type KnownForCard, type ShownSentence } from '@retour/domain/exit/help/cards'
import { pronunciations } from '@retour/domain/exit/help/pronunciations'
import { languages, sentences } from '@retour/domain/exit/help/sentences'
import type { Country } from '@retour/domain/places/countries'
import { useId, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { useBackCloses } from '#app/platform/back-closes.ts'
import { useModal } from '#app/ui/use-modal.ts'
import { CardActions } from './card-actions.tsx'
import { CardBar } from './card-bar.tsx'
import { useAwake } from './use-awake.ts'

interface ShownCardProps {
  /** The cards; the first one is shown first. */
  cards: readonly ShownSentence[]
  known: KnownForCard
  /** The country whose language is used first; French if null. */
  country: Country | null
  onClose: () => void
}

/** One sentence in full screen, for somebody else to read. Escape, Back and its button close it. */
export function ShownCard({ cards, known, country, onClose }: ShownCardProps) {
  const dialog = useModal('button')
  const sentenceId = useId()
  const [at, setAt] = useState(0)
  const [spoken, setSpoken] = useState<Country>(country ?? 'france')
  const [isLight, setIsLight] = useState(false)
  const isAwake = useAwake()
  useBackCloses(true, onClose)
  const card = cards[at % cards.length]!
  const text = sentences[card.id][spoken]
  const rows = cardRows(known, spoken)
  return (
    <dialog
      ref={dialog}
      aria-labelledby={sentenceId}
      onClose={onClose}
      data-theme={isLight ? 'light' : undefined}
      className="fixed inset-0 m-0 size-full max-h-none max-w-none overflow-y-auto border-0 bg-paper p-0 text-ink"
    >
      <div className="flex min-h-full flex-col">
        <CardBar recipient={card.contact} spoken={spoken} onSpoken={setSpoken} onClose={onClose} />
        <div className="page flex max-w-[56rem] flex-1 flex-col gap-3.5 pt-3.5 pb-3">
          <h2
            id={sentenceId}
            lang={languages[spoken]}
            className={`font-display text-[clamp(min(11.5vw,2.375rem),0.9rem+5.6vw,4.5rem)] leading-[1.14] font-serif tracking-[-0.015em] text-balance wrap-anywhere ${spoken === 'germany' ? 'hyphens-auto' : ''}`}
          >
            {text}
          </h2>
          {rows.length > 0 && (
            <dl lang={languages[spoken]} className="border-b border-line">
              {rows.map(({ label, value }) => (
                <div
                  key={label}
                  className="flex flex-wrap justify-between gap-x-2 border-t border-line py-1.25"
                >
                  <dt>{label}</dt>
                  <dd className="text-end font-strong">{value}</dd>
                </div>
              ))}
            </dl>
          )}
          <div className="mt-auto grid gap-1.25 text-[1.1875rem] leading-[1.47]">
            {/* Hidden from screen readers, which would read it as noise; the sentence above is marked with its
                language. */}
            <p aria-hidden className="text-ink-2">
              {pronunciations[card.id][spoken]}
            </p>
            <p>{sentences[card.id].english}</p>
          </div>
          <CardActions
            language={languages[spoken]}
            text={text}
            isLight={isLight}
            onLight={() => setIsLight(!isLight)}
            onNext={cards.length > 1 ? () => setAt((at + 1) % cards.length) : null}
          />
          {isAwake && <p className="text-center text-meta text-ink-3">{m.help_awake()}</p>}
        </div>
      </div>
    </dialog>
  )
}
