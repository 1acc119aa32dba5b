import { describePage } from '../answers/describe-page.ts'
import { addFromGuide } from '../answers/add-from-guide.ts'
import { shopAbroad, describeAbroad } from '../answers/answer-abroad.ts'
import { explainedHome, explainedZone } from '../answers/home-of.ts'
import { boughtIn } from '../answers/bought-in.ts'
import { staysLong } from '../answers/stays-long.ts'
import { capitalize } from '../../content/capitalize.ts'
import { isYoung, namesChild } from '../answers/is-young.ts'
import type { Question } from '../reading/read-question.ts'
import { examples } from './who.examples.ts'
import type { Subject } from './subject.ts'

const posted = /\b(?:diplomats?|diplomatic|embassy|consul\w*|soldiers?|military|army|nato|stationed|posted)\b/
const crews = /\b(?:crews?|cabin crew|flight attendants?|seafarers?|sailors?)\b/
const asksStanding =
  /\b(?:is|are|does|do) (?:the )?(?:\w+ ){1,3}(?:in |part of |inside |a member of |belong to |count as )?(?:the )?(?:eu|european union)\b/

/** "Is Iceland in the EU?" */
const tellsStanding = ({ line, foreign }: Question) =>
  asksStanding.test(line)
    ? foreign
        .slice(0, 1)
        .filter(({ foreign: { zone } }) => zone === 'eu' || zone === 'outside' || zone === 'great-britain')
        .map(
          ({ foreign: { name, zone } }) =>
            `${capitalize(name)} is ${zone === 'eu' ? 'in' : 'outside'} the EU.`,
        )
    : []

/** "Swiss ok?", "UK people allowed?", and "good for Paris?" from somebody whose home is known. */
const asksIfAllowed = /\b(?:ok|okay|allowed|eligible|claim|qualify|good|fine|works|refundable)\b/
const ofPeople =
  /^(?:(?:people|persons?|folks?|tourists?|visitors?|residents?|citizens?|passports?|ok|okay|allowed|eligible|also|too|can|claim|qualify|good|fine|works|refundable|shopping|buying|there|is|it|are|am|i|we|for|from|in|us|yes|no|or|then|as|so)(?: |$))+$/

export const who: Subject = {
  id: 'who',
  title: 'Who can claim?',
  needs: [],
  isSaidFirst: true,
  answersAbroad: true,
  isAllOf: ({ foreign, places, purchases, topicLine }) =>
    foreign.length === 1 &&
    purchases.length === 0 &&
    (places.length === 0 || foreign[0]?.role === 'home') &&
    asksIfAllowed.test(topicLine) &&
    ofPeople.test(topicLine),
  isPlainIn: (question) => question.purchases.length === 0 && explainedHome(question) !== null,
  answer: ({ question, way }, tools) => {
    const home = explainedHome(question) ?? explainedZone(question)
    const abroad = shopAbroad(question)
    if (!home && abroad && question.foreign.every(({ role }) => role === 'named' || role === 'bought'))
      return describeAbroad(abroad, tools)
    // "American shopping in Belfast": the rules there apply to everybody.
    if (abroad?.role === 'bought') return describeAbroad(abroad, tools)
    if (crews.test(question.line)) return [tools.explain('is-crew').text]
    if (posted.test(question.line)) return [tools.explain('is-posted').text]
    const isOutside = home === 'lives-outside' || home === 'lives-in-great-britain' || home === null
    const shop = boughtIn(question) ?? question.country ?? 'france'
    if (isOutside && shop === 'france' && staysLong({ question, way }))
      return [tools.explain('stays-long').text]
    const isOfChild = isYoung(question) || namesChild(question.line)
    return [
      ...tellsStanding(question),
      ...(isOfChild ? [tools.explain('age').text] : []),
      tools.explain(home ?? 'who').text,
      ...(/\bvisas?\b/.test(question.line) ? describePage(tools, 'does a schengen visa matter') : []),
      ...addFromGuide(question, tools),
    ]
  },
  examples,
}
