import type { Country } from '../../places/countries.ts'
import { missedStampRules } from '../../vat/missed-stamp-rules.ts'
import { ends } from './ends.ts'
import { factIn, facts, type Fact, type FactRecord } from './facts.ts'
import { questions } from './questions.ts'
import { languages, sentences } from './sentences.ts'
import { firstQuestions, type HelpEnd, type HelpQuestion, type Situation } from './situations.ts'

/** The longest path through the help, in answers. */
export const maxTaps = 6

/** The state after some answers. */
export type HelpStep = { question: HelpQuestion } | { end: HelpEnd }

/** A sentence with its record; `isAdvice`: the step is ours, the record is what it follows from. */
export type SourcedStep = { text: string; fact: Fact; isAdvice: boolean }

/**
 * What to do now. `sentence` is in the officer's language if the country is one of the four; `language` is its BCP 47
 * code. `contact` is whom to talk to. `later` is what remains if no validation is possible any more; otherwise null.
 */
export type HelpOutcome = {
  title: string
  steps: SourcedStep[]
  contact: string
  english: string
  sentence: { language: string; text: string } | null
  law: Fact
  noted: string
  later: { text: string; hasLetter: boolean; source: string | null } | null
}

/** Returns the question or end after these answers (indexes from 0). Throws RangeError for an invalid answer. */
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

/** Returns the outcome of an end, at customs of a country (null: another one), for a form of one of our countries. */
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
    contact: end.contact,
    english: sentences[say].english,
    sentence: customsOf && { language: languages[customsOf], text: sentences[say][customsOf] },
    law: factIn(ground, customsOf),
    noted: end.noted,
    later: end.isMissed
      ? { text: rule.text, hasLetter: rule.hasLetter, source: rule.source?.url ?? null }
      : null,
  }
}

/**
 * Returns the text for the form's history (`trouble`), appended to the existing text: "Kiosk red: … (2026-11-29
 * 10:06)".
 */
export function troubleWith(before: string, situation: Situation, end: HelpEnd, at: string): string {
  const line = `${firstQuestions[situation].title}: ${end.noted} (${at.replace('T', ' ')})`
  const all = before === '' ? line : `${before}\n${line}`
  return all.length > 2000 ? before : all
}
