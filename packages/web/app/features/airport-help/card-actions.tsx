import { Sun, Volume2 } from 'lucide-react'
import { m } from '#app/paraglide/messages.js'
import { useMediaQuery } from '#app/platform/use-media-query.ts'
import { Button } from '#app/ui/button.tsx'
import { useVoice } from './use-voice.ts'

interface CardActionsProps {
  language: string
  text: string
  isLight: boolean
  onLight: () => void
  /** Null if there is no other card. */
  onNext: (() => void) | null
}

/**
 * The buttons of a card: read it aloud, if the browser has a voice; a light card on a dark page, which is better in the
 * sun; the next card.
 */
export function CardActions({ language, text, isLight, onLight, onNext }: CardActionsProps) {
  const say = useVoice(language)
  const isDark = useMediaQuery('(prefers-color-scheme: dark)')
  return (
    <div className="grid gap-1 sm:auto-cols-fr sm:grid-flow-col">
      {say && (
        <Button variant="outlined" size="large" onClick={() => say(text)}>
          <Volume2 aria-hidden className="size-2.75" strokeWidth={1.6} />
          {m.help_say_it()}
        </Button>
      )}
      {isDark && (
        <Button variant="outlined" size="large" aria-pressed={isLight} onClick={onLight}>
          <Sun aria-hidden className="size-2.75" strokeWidth={1.6} />
          {m.help_lighter()}
        </Button>
      )}
      {onNext && (
        <Button size="large" onClick={onNext}>
          {m.help_next_card()}
        </Button>
      )}
    </div>
  )
}
