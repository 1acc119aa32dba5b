import type { Country } from '../../places/countries.ts'
import { missedStampRules } from '../../vat/missed-stamp-rules.ts'
import { ends } from './ends.ts'
import { factIn, facts, type Fact, type FactRecord } from './facts.ts'
import { questions } from './questions.ts'
import { languages, sentences } from './sentences.ts'
import { firstQuestions, type HelpEnd, type HelpQuestion, type Situation } from './situations.ts'

/** No way through the help is longer. */
export const maxTaps = 6

/** Where a person stands after some answers. */
export type HelpStep = { question: HelpQuestion } | { end: HelpEnd }

/** A sentence with the record behind it; `isAdvice`: the step is ours, the record is what it follows from. */
export type ToldStep = { text: string; fact: Fact; isAdvice: boolean }

/**
 * What to do now. `sentence` is in the officer's language where the country is one of ours; `language` is its BCP 47
 * code. `later` is what is left when nothing can be validated any more; null elsewhere.
 */
export type HelpOutcome = {
  title: string
  steps: ToldStep[]
  whom: string
  english: string
  sentence: { language: string; text: string } | null
  law: Fact
  noted: string
  later: { text: string; hasLetter: boolean; source: string | null } | null
}

/** The question or the end after these answers, by their numbers from 0. Throws RangeError for an answer that is none. */
export function helpAfter(situation: Situation, answers: readonly number[]): HelpStep {
  let name = firstQuestions[situation].start
  for (const answer of answers) {
    const next = questions[name]?.answers[answer]?.to
    if (next === undefined) throw new RangeError(`"${name}" has no answer ${answer}`)
    name = next
  }
  const question = questions[name]
  if (question) return { question }
  const end = ends[name]
  if (!end) throw new RangeError(`the help has no "${name}"`)
  return { end }
}

/** An end in the country whose customs one stands at (null: another one), for a form of one of our countries. */
export function outcomeOf(end: HelpEnd, customsOf: Country | null, form: Country): HelpOutcome {
  const [say, ground] = end.say
  const rule = missedStampRules[form]
  return {
    title: end.title,
    steps: end.steps.map(([text, id]) => ({
      text,
      fact: factIn(id, customsOf),
      isAdvice: (facts[id] as FactRecord).isAdvice === true,
    })),
    whom: end.whom,
    english: sentences[say].english,
    sentence: customsOf && { language: languages[customsOf], text: sentences[say][customsOf] },
    law: factIn(ground, customsOf),
    noted: end.noted,
    later: end.isMissed
      ? { text: rule.text, hasLetter: rule.hasLetter, source: rule.source?.url ?? null }
      : null,
  }
}

/** What the form's life keeps of it (`trouble`), after what stands there: "Kiosk red: … (2026-11-29 10:06)". */
export function troubleWith(before: string, situation: Situation, end: HelpEnd, at: string): string {
  const line = `${firstQuestions[situation].title}: ${end.noted} (${at.replace('T', ' ')})`
  const all = before === '' ? line : `${before}\n${line}`
  return all.length > 2000 ? before : all
}
