import type { Question } from '../reading/read-question.ts'

const handsOver =
  /\b(?:hand|give|giving|gave|leave|leaving|bring|pass|present|gift)\b.*\b(?:where|who) (?:(?:he|she|they) )?(?:lives?|stays?|resides?)\b/

/** Returns whether the goods go to somebody who lives in the EU: "will hand it to him in Amsterdam, where he lives". */
export const staysInUnion = ({
  line,
  places,
  foreign,
}: Pick<Question, 'line' | 'places' | 'foreign'>): boolean =>
  handsOver.test(line) &&
  (places.some(({ role }) => role !== 'bought') || foreign.some(({ foreign: { zone } }) => zone === 'eu')) &&
  !foreign.some(({ foreign: { zone } }) => zone === 'outside' || zone === 'great-britain')
