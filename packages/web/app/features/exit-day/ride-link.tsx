import type { DayStop } from '@retour/domain/exit/day/exit-day'
import { CarFront } from 'lucide-react'
import { m } from '#app/paraglide/messages.js'
import { ButtonLink } from '#app/ui/button.tsx'
import { ridePath } from './ride-path.ts'

/** The link to book a ride to the first place at its time; nothing if no booking page exists for the place. */
export function RideLink({ day, at }: { day: DayStop; at: string | null }) {
  const path = ridePath(day, at)
  if (path === null) return null
  return (
    <ButtonLink to={path} size="small" className="justify-self-start print:hidden">
      <CarFront aria-hidden className="size-2.25" strokeWidth={1.6} />
      {m.exit_book_ride()}
    </ButtonLink>
  )
}
