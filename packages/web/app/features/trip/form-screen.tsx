import type { Entry } from '@retour/domain/trip/entry-schema'
import { letterOf } from '@retour/domain/trip/letters/letter-of'
import type { FormBreadcrumbs } from './form-breadcrumbs.ts'
import { FormPage } from './form-page.tsx'
import { LetterPage } from './letter-page.tsx'
import { formPath, readTripAddress } from './trip-address.ts'
import type { IssuedForm } from './trip-sums.ts'
import { shortName, type TripView } from './trip-view.ts'
import { useAddress } from '#app/platform/site-navigation.tsx'

interface FormScreenProps {
  view: TripView
  issued: IssuedForm
  /** The stored entry of the form, if it has conflicts. */
  differing: Entry | undefined
  today: string
  Breadcrumbs: FormBreadcrumbs
}

/** A form, or its letter that the URL names, if the letter is due. */
export function FormScreen({ view, issued, differing, today, Breadcrumbs }: FormScreenProps) {
  const { search } = useAddress()
  const { letter: kind } = readTripAddress(search)
  const { form, purchases, sums } = issued
  const traveler = view.travelers.find(({ id }) => id === form.travelerId)
  const only = view.travelers.length === 1 ? view.travelers[0] : undefined
  const isDue = issued.steps.some((step) => step.step === 'write' && step.letter === kind)
  const letter =
    kind &&
    isDue &&
    letterOf(kind, {
      form,
      purchases,
      sums,
      name: (traveler ?? only)?.name ?? '',
      homeCountry: view.trip?.homeCountry ?? null,
      today,
    })
  if (letter && kind)
    return (
      <LetterPage
        form={form}
        kind={kind}
        letter={letter}
        today={today}
        breadcrumbs={<Breadcrumbs form={form.shop} pathOfForm={formPath(form.id)} />}
      />
    )
  return (
    <FormPage
      issued={issued}
      differing={differing}
      traveler={traveler ? shortName(traveler, view.travelers) : null}
      today={today}
      breadcrumbs={<Breadcrumbs form={form.shop} />}
    />
  )
}
