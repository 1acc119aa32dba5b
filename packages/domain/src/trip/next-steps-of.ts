import { formatDay } from '../content/format-day.ts'
import { countryName } from '../places/countries.ts'
import { formClocks } from '../vat/export-clock.ts'
import { checksOf, type FormCheck, noOfficialCheck } from '../vat/form-checks.ts'
import { missedStampRules } from '../vat/missed-stamp-rules.ts'
import { askForMoneyAfterDays } from '../vat/no-money-rule.ts'
import type { RuleSource } from '../vat/rule-source.ts'
import { wholeFormRule } from '../vat/whole-form-rule.ts'
import { dayNumber } from '../calendar/calendar-days.ts'
import { formBackBy, goodsOutBy } from './form-clocks.ts'
import { stateOfForm } from './form-life.ts'
import type { LetterKind } from './letters/letter-kinds.ts'
import type { RefundForm } from './trip-records.ts'

/**
 * A next step. `look-up` has the page and the input for it; `write` has the matching letter. `text` is one or two
 * sentences; `source` is null for the product's own advice.
 */
export type NextStep =
  | { step: 'validate' | 'send' | 'wait' | 'nothing'; text: string; source: RuleSource | null }
  | { step: 'look-up'; text: string; source: RuleSource; check: FormCheck }
  | { step: 'write'; text: string; source: RuleSource | null; letter: LetterKind }

/** Returns the next steps of a form on a day (`today`, YYYY-MM-DD), the first one first. */
export function nextStepsOf(
  form: RefundForm,
  { firstDay, today }: { firstDay: string | null; today: string },
): NextStep[] {
  const { state } = stateOfForm(form)
  if (state === 'paid')
    return [{ step: 'nothing', text: 'The money has come. Nothing is left to do.', source: null }]
  if (state === 'issued') return stepsBeforeCustoms(form, firstDay, today)
  if (state === 'refused' || state === 'expired')
    return form.validatedOn === null ? stepsWithoutStamp(form) : write(form)
  const since = form.validatedOn === null ? 0 : dayNumber(today) - dayNumber(form.validatedOn)
  const [first] = askForMoneyAfterDays
  if (state === 'validated') return [sendStep(form), ...lookUps(form), ...(since >= first ? write(form) : [])]
  return since >= first
    ? [...lookUps(form), ...write(form)]
    : [
        { step: 'wait', text: `Wait until ${first} days after customs, then ask.`, source: null },
        ...lookUps(form),
      ]
}

function stepsBeforeCustoms(form: RefundForm, firstDay: string | null, today: string): NextStep[] {
  const { safe, legal } = goodsOutBy(form, firstDay)
  if (today > legal) return stepsWithoutStamp(form)
  const whole = form.country === 'spain' ? ` ${wholeFormRule.text}` : ''
  const by =
    today > safe
      ? `The safe day was ${formatDay(safe)}; the law’s last day is ${formatDay(legal)}.`
      : `Be out of the EU by ${formatDay(safe)}.`
  return [
    {
      step: 'validate',
      text: `Show goods, form and passport to customs on the way out of the EU. ${by}${whole}`,
      source: null,
    },
  ]
}

function stepsWithoutStamp({ country }: RefundForm): NextStep[] {
  const { text, source, hasLetter } = missedStampRules[country]
  return [
    hasLetter ? { step: 'write', text, source, letter: 'missed-stamp' } : { step: 'nothing', text, source },
  ]
}

function sendStep(form: RefundForm): NextStep {
  const { first } = formBackBy(form)
  const { text, source } = formClocks[form.country]
  return {
    step: 'send',
    text: `Send the validated form to the operator or the shop, and keep a photo of it. The first date that we know is ${formatDay(first)}. ${text}`,
    source,
  }
}

function lookUps({ country, operator }: RefundForm): NextStep[] {
  const checks = checksOf(country, operator).map((check): NextStep => ({
    step: 'look-up',
    text: check.text,
    source: check.source,
    check,
  }))
  const none = noOfficialCheck[country]
  return none === null ? checks : [...checks, { step: 'wait', text: none, source: null }]
}

function write({ country, way, shop }: RefundForm): NextStep[] {
  return country === 'spain' && way === 'shop-itself'
    ? [
        {
          step: 'write',
          text: `Write to ${shop}: by law the shop itself repays in ${countryName(country)}.`,
          source: null,
          letter: 'claim-to-shop',
        },
      ]
    : [
        {
          step: 'write',
          text: 'Write to the operator with the number of the form and the day of the validation.',
          source: null,
          letter: 'reminder-to-operator',
        },
      ]
}
