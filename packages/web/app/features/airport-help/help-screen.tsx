import { helpAfter } from '@retour/domain/exit/help/red-screen'
import { firstQuestions } from '@retour/domain/exit/help/situations'
import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { useAddress } from '#app/platform/site-navigation.tsx'
import { useHydrated } from '#app/platform/use-hydrated.ts'
import { CardList } from './card-list.tsx'
import { EndPart } from './end-part.tsx'
import { FormCheck } from './form-check.tsx'
import { readHelpAddress } from './help-address.ts'
import { HelpBar } from './help-bar.tsx'
import { formOf, type HelpTrip } from './help-trip.ts'
import { QuestionPart } from './question-part.tsx'
import { StartPart } from './start-part.tsx'
import { Trail } from './trail.tsx'
import { useFocusOnStep, useHelpSteps } from './use-help-steps.ts'

interface HelpScreenProps {
  trip: HelpTrip
  /** Shown below the questions: how much time is left. */
  foot: ReactNode
}

/**
 * Help at the airport: nine situations, each with a few questions that lead to what to do; cards to show; and a form to
 * check at the till.
 */
export function HelpScreen({ trip, foot }: HelpScreenProps) {
  const { search } = useAddress()
  const isHydrated = useHydrated()
  const address = readHelpAddress(isHydrated ? search : '')
  const steps = useHelpSteps(address)
  useFocusOnStep(readHelpAddress(search))
  const { view, situation, answers } = address
  const form = formOf(trip, address.formId)
  const at = address.at ?? form?.country ?? null

  if (view === 'check')
    return (
      <Alone title={m.help_check()} onBack={steps.back}>
        <FormCheck trip={trip} address={address} steps={steps} />
      </Alone>
    )
  if (view === 'cards')
    return (
      <Alone title={m.help_cards()} onBack={steps.back}>
        <CardList trip={trip} form={form} at={at} />
      </Alone>
    )
  if (situation === null) return <StartPart at={at} steps={steps} />
  const step = helpAfter(situation, answers)
  return (
    <Alone title={firstQuestions[situation].title} onBack={steps.back}>
      {'question' in step ? (
        <QuestionPart question={step.question} address={address} steps={steps} />
      ) : (
        <EndPart
          key={answers.join('-')}
          situation={situation}
          end={step.end}
          trip={trip}
          form={form}
          at={at}
          onForm={(formId) => steps.change({ formId })}
        />
      )}
      <Trail situation={situation} answers={answers} steps={steps} />
      {foot}
    </Alone>
  )
}

function Alone({ title, onBack, children }: { title: string; onBack: () => void; children: ReactNode }) {
  return (
    <>
      <HelpBar title={title} onBack={onBack} />
      <div className="page grid max-w-[44rem] gap-3 pt-2.5 pb-8">{children}</div>
    </>
  )
}
