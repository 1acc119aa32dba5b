import type { Subject } from '@retour/domain/assistant/tools/explain'
import type { CustomsThere } from '@retour/domain/assistant/tools/customs-at'
import { describeCustoms } from '@retour/domain/assistant/answers/describe-customs'
import { askForDay } from '@retour/domain/assistant/answers/describe-deadline'
import { fixedSentences } from '@retour/domain/assistant/answers/fixed-sentences'
import { countries, countryName } from '@retour/domain/places/countries'
import { capitalize } from '@retour/domain/content/capitalize'

/** What a model may ask or say without facts, by what is missing. */
export const repliesWithoutFacts = {
  country: `In which country was it bought? I can estimate it for ${countries.map(countryName).join(', ')}.`,
  amount: 'What did it cost, and in which currency?',
  unclear_amount: fixedSentences.unclearAmount,
  sum: fixedSentences.sumFirst,
  day: askForDay,
  place: fixedSentences.whichPlace,
  greeting: fixedSentences.possibleQuestions,
  outside: fixedSentences.outside,
  not_known: fixedSentences.silent,
  not_allowed: fixedSentences.refused,
} as const

/** The key of such a reply. */
export type ReplyWithoutFacts = keyof typeof repliesWithoutFacts

/** Explanations that mostly say "no": people or goods without a refund. */
const refusals: readonly Subject[] = [
  'lives-in-eu',
  'lives-in-northern-ireland',
  'studies-in-eu',
  'moves-house',
  'services',
  'left-out',
  'online',
  'use-goods',
  'reduced-goods',
  'no-form',
  'forgot-validation',
  'bought-in-great-britain',
  'bought-in-canaries',
  'bought-in-netherlands',
  'bought-in-portugal',
  'bought-in-greece',
  'bought-in-austria',
  'bought-elsewhere',
  'books-in-italy',
  'reduced-rate-unknown',
]

/** Returns whether an explanation mostly says "no". */
export const isRefusal = (subject: string) => (refusals as readonly string[]).includes(subject)

const titles: Partial<Record<Subject, string>> = {
  'lives-in-great-britain': 'Living in England, Scotland or Wales',
  'lives-in-northern-ireland': 'Living in Northern Ireland',
  'lives-in-eu': 'Living in an EU country',
  'lives-outside': 'Living outside the EU',
  'studies-in-eu': 'Studying or working in the EU with a residence permit',
  'moves-house': 'Moving into the EU or out of it',
  services: 'Hotels, meals, tickets and other services',
  'duty-home': 'Duty in your own country',
  share: 'How much of the VAT comes back',
  'cash-or-card': 'Cash or card',
}
/**
 * Returns statements about customs at a place: desks with hours first, then bags and departures from elsewhere, each
 * with the place's name.
 */
export function saysOfCustoms(there: CustomsThere): string[] {
  const { place, checkedBaggage, handBaggage, leavingElsewhere } = there
  const desks = describeCustoms(there, {
    terminal: null,
    isTimed: true,
    isPhoneRequested: false,
    isAboutBags: false,
    isLeavingElsewhere: false,
  })
  const further = {
    'goods in a suitcase': checkedBaggage,
    'goods in hand luggage': handBaggage,
    'on the way out': leavingElsewhere,
  }
  return [
    desks,
    ...Object.entries(further).flatMap(([subject, text]) =>
      text ? [`**${place}, ${subject}:** ${text}`] : [],
    ),
  ]
}

const verdict = /^(?:yes|no|not|mostly|perhaps|maybe|usually|sometimes|do not|you)\b/i

/**
 * Returns the text of an explanation. If it begins with yes or no, its title comes first, because it could otherwise
 * answer any question.
 */
export function sayTitled(subject: Subject, text: string): string {
  if (!verdict.test(text)) return text
  const words = subject.replaceAll('-', ' ')
  return `**${titles[subject] ?? capitalize(words)}:** ${text}`
}
