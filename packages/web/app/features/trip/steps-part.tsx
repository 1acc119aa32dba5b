import type { NextStep } from '@retour/domain/trip/next-steps-of'
import type { RefundForm } from '@retour/domain/trip/trip-records'
import type { WithId } from '@retour/domain/trip/with-id'
import { m } from '#app/paraglide/messages.js'
import { Link } from '#app/platform/site-navigation.tsx'
import { ExternalLink } from '#app/ui/external-link.tsx'
import { letterPath } from './trip-address.ts'

interface StepsProps {
  form: WithId<RefundForm>
  steps: readonly NextStep[]
}

/** The next steps of a form, the first one first. */
export function StepsPart({ form, steps }: StepsProps) {
  return (
    <section aria-labelledby="steps">
      <h2
        id="steps"
        className="mb-1 font-display text-[min(10vw,1.625rem)] leading-[1.15] font-serif tracking-display"
      >
        {m.trip_what_now()}
      </h2>
      <ol className="border-b border-line">
        {steps.map((step) => (
          <li key={step.step + step.text} className="border-t border-line py-2">
            <h3 className="heading-3">{stepNames[step.step]()}</h3>
            <p className="mt-0.5 text-small text-ink-2">{step.text}</p>
            {step.step === 'look-up' && (
              <>
                <p className="mt-0.5 text-small text-ink-2">{step.check.asksFor}</p>
                <ExternalLink
                  href={step.check.page}
                  label={step.check.isOfficial ? `${m.trip_open_official()}: ${step.check.who}` : undefined}
                  className="mt-0.5 inline-flex min-h-touch items-center font-strong text-blue-ink"
                >
                  {step.check.isOfficial ? m.trip_open_official() : m.trip_open_page({ who: step.check.who })}
                </ExternalLink>
              </>
            )}
            {step.step === 'write' && <LetterLink form={form} steps={[step]} />}
            {step.source && step.step !== 'look-up' && (
              <p className="mt-0.5 text-meta text-ink-2">
                <ExternalLink href={step.source.url}>{step.source.name}</ExternalLink>
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The link to the letter of a step; nothing if no step has one. */
export function LetterLink({ form, steps }: StepsProps) {
  const write = steps.find((step) => step.step === 'write')
  if (!write) return null
  return (
    <Link
      to={letterPath(form.id, write.letter)}
      aria-label={`${m.trip_see_letter()}: ${form.shop}`}
      className="inline-flex min-h-touch items-center font-strong text-blue-ink underline print:hidden"
    >
      {m.trip_see_letter()}
    </Link>
  )
}

export const stepNames = {
  validate: m.trip_step_validate,
  send: m.trip_step_send,
  wait: m.trip_step_wait,
  nothing: m.trip_step_nothing,
  'look-up': m.trip_step_look_up,
  write: m.trip_step_write,
}
