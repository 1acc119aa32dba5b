import { hasChauffeurs } from '@retour/domain/booking/calculator-chauffeurs'
import { nextSteps } from '@retour/domain/content/next-steps'
import { changingPlanesWith } from '@retour/domain/exit/where-to-show-goods'
import { CalendarPlus, CarFront } from 'lucide-react'
import { m } from '#app/paraglide/messages.js'
import { today } from '#app/platform/calendar-day.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { downloadText } from '#app/platform/download-text.ts'
import type { Calculation } from './calculation.ts'
import { writeCalendar } from './deadline-calendar.ts'

interface NextStepsProps {
  calculation: Calculation
  heading?: string
}

/** The numbered steps after an eligible purchase, each with its day. */
export function NextSteps({ calculation, heading = m.calculator_next_heading() }: NextStepsProps) {
  const { country, city, madeOn } = calculation
  const steps = nextSteps({ country, purchaseDate: madeOn, today: today() })
  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps" className="heading-2 mb-2 text-section">
        {heading}
      </h2>
      <ol>
        {steps.map((step, index) => (
          <li
            key={step.title}
            className="grid grid-cols-[40px_1fr] gap-y-0.5 border-t border-line py-2.25 lg:grid-cols-[64px_176px_1fr] lg:py-2.5"
          >
            <span
              aria-hidden
              className="font-display text-[2rem] leading-none text-gold-ink lg:text-[2.5rem]"
            >
              {index + 1}
            </span>
            <span className="text-small font-strong lg:pt-[3px]">{step.when}</span>
            <div className="col-start-2 lg:col-start-3">
              <h3 className="heading-3 mt-0.25 mb-0.5 lg:mt-0">{step.title}</h3>
              <p className="text-small text-ink-2">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="border-t border-line pt-2 text-small text-ink-2">{changingPlanesWith(country)}</p>
      <Button
        variant="outlined"
        className="mt-2 print:hidden"
        onClick={() => downloadText('tax-free-dates.ics', 'text/calendar', writeCalendar(calculation))}
      >
        <CalendarPlus aria-hidden className="size-2.5" strokeWidth={1.6} />
        {m.calculator_next_calendar()}
      </Button>
      {hasChauffeurs(calculation) && (
        <div className="mt-3 grid justify-items-start gap-1 border-t border-line pt-2 print:hidden">
          <p className="text-small text-ink-2">{m.booking_plan_text()}</p>
          <ButtonLink to={`/${country}/${city}/book-chauffeur?service=departure`} variant="outlined">
            <CarFront aria-hidden className="size-2.5" strokeWidth={1.6} />
            {m.booking_plan_book()}
          </ButtonLink>
        </div>
      )}
    </section>
  )
}
