import { questions } from '@retour/domain/exit/help/questions'
import { firstQuestions, situations, type Situation } from '@retour/domain/exit/help/situations'
import { isCountry, type Country } from '@retour/domain/places/countries'
import { kioskHelpPath } from '#app/platform/kiosk-help-path.ts'

/**
 * The screen's state in the URL. `answers`: the indexes of the chosen answers; an invalid one is dropped with all that
 * follow. `at`: the country whose customs the person is at, null if not chosen. `formId`: a form of the trip.
 */
export type HelpAddress = {
  view: 'situations' | 'check' | 'cards'
  situation: Situation | null
  answers: readonly number[]
  at: Country | null
  formId: string | null
}

/** Parses the query of the URL. Invalid values become defaults. */
export function readHelpAddress(search: string): HelpAddress {
  const query = new URLSearchParams(search)
  const view = query.get('view')
  const at = query.get('at')
  const situation = situations.find((one) => one === query.get('case')) ?? null
  return {
    view: view === 'check' || view === 'cards' ? view : 'situations',
    situation,
    answers: situation ? knownAnswers(situation, query.get('way') ?? '') : [],
    at: isCountry(at) ? at : null,
    formId: query.get('form'),
  }
}

function knownAnswers(situation: Situation, way: string): number[] {
  const known: number[] = []
  let name = firstQuestions[situation].start
  for (const text of way.split('-')) {
    const answer = /^\d$/.test(text) ? Number(text) : Number.NaN
    const next = questions[name]?.answers[answer]?.to
    if (next === undefined) break
    known.push(answer)
    name = next
  }
  return known
}

/** Returns the path for a state. */
export function helpAddress({ view, situation, answers, at, formId }: HelpAddress): string {
  return kioskHelpPath({
    ...(view !== 'situations' && { view }),
    ...(situation && { case: situation }),
    ...(situation && answers.length > 0 && { way: answers.join('-') }),
    ...(at && { at }),
    ...(formId && { form: formId }),
  })
}

/** Returns the previous step: the previous question, the situations, the start. Null at the start. */
export function parentOf(address: HelpAddress): HelpAddress | null {
  const { view, situation, answers } = address
  if (view !== 'situations') return { ...address, view: 'situations' }
  if (situation === null) return null
  if (answers.length === 0) return { ...address, situation: null }
  return { ...address, answers: answers.slice(0, -1) }
}
