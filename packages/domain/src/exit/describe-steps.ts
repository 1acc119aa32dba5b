import { countryName, isCountry } from '../places/countries.ts'
import type { FormCountry } from './journey.ts'
import type { Ground } from './law.ts'
import type { AskStep, PlaceStep, Step, When } from './step.ts'
import { territoryOf } from './territories.ts'
import type { Method } from './validation-method.ts'
import { bagName, describePlace } from './place-text.ts'
import { capitalize } from '../content/capitalize.ts'

const times: Record<When, string> = {
  'before-bag-drop': 'before you give the bag away',
  'after-tagging-before-bag-drop':
    'after check-in has tagged the bag and given it back to you, before it goes on the belt',
  'before-security': 'before security',
  'after-security': 'after security',
  'before-boarding': 'before you board; ask on which side of security or passport control customs are',
  'at-the-border': 'before you cross',
  'on-arrival': 'when you arrive',
}

/** How a form is validated, as a predicate without its subject. */
export const methodSentence: Record<Method, string> = {
  'PABLO kiosk':
    'scan the form at a PABLO kiosk; without a kiosk, or when it turns red, see the customs officer',
  'DIVA kiosk':
    'scan the form at a DIVA kiosk; without a kiosk, or when it turns red, see the customs officer',
  'OTELLO desk or kiosk': 'have it confirmed in OTELLO at customs, a kiosk or the operator’s desk',
  'stamp on paper': 'customs stamp the printed form',
  'customs officer': 'show form and goods to the customs officer',
  'as the form says': 'follow what is printed on the form',
}

/** Returns one paragraph for each step, in order: which goods, where, when, how, why, and the article or record. */
export function describeSteps(steps: readonly Step[]): string[] {
  return steps.map((step) => ('place' in step ? placeSentence(step) : askSentence(step)))
}

function placeSentence(step: PlaceStep): string {
  const doubt = step.confidence === 'low' ? ['We could not confirm this: ask customs before that day.'] : []
  return [
    `${headingOf(step)}: ${describePlace(step.place, step.hub)}, ${describeTime(step)}. ${capitalize(methodSentence[step.method])}.`,
    `${step.reason} (${articleSentence(step)})`,
    ...step.notes,
    ...doubt,
  ].join(' ')
}

function askSentence(step: AskStep): string {
  const readings = step.readings.map((reading) => `${reading.says} (${articleSentence(reading)})`)
  const alone = step.readings.length === 0 ? [`(${articleSentence(step)})`] : []
  return [
    `${headingOf(step)}: ask.`,
    step.ask,
    ...alone,
    ...readings,
    `To be safe: ${lower(step.safeWay)}`,
  ].join(' ')
}

/**
 * Returns the moment at a place, such as "before you give the bag away". Trains and ships have no security check to
 * mention.
 */
export function describeTime({ when, hub }: PlaceStep): string {
  return when === 'before-boarding' && hub !== 'airport' ? 'before you board' : times[when]
}

function headingOf({ goods }: Step): string {
  return `${describeForm(goods.form)}, goods in ${bagName(goods)}`
}

function describeForm(form: FormCountry): string {
  return `Form from ${isCountry(form) ? countryName(form) : territoryOf(form).name}`
}

/** Returns the article of the rule, and a note if only its number is inferred. */
export function articleSentence({
  article,
  isNumberInferred,
}: Pick<Ground, 'article' | 'isNumberInferred'>): string {
  return isNumberInferred ? `${article}; we read the rule in its earlier text and infer the number` : article
}

const lower = (text: string) => `${text[0]?.toLowerCase()}${text.slice(1)}`
