import type { Question } from '../reading/read-question.ts'

const handsOver =
  /\b(?:hand|give|giving|gave|leave|leaving|bring|pass|present|gift)\b.*\b(?:where|who) (?:(?:he|she|they) )?(?:lives?|stays?|resides?)\b/

/** Is what was bought handed to somebody who lives in the Union: "will hand it to him in Amsterdam, where he lives"? */
export const staysInUnion = ({
  line,
  places,
  foreign,
}: Pick<Question, 'line' | 'places' | 'foreign'>): boolean =>
  handsOver.test(line) &&
  (places.some(({ role }) => role !== 'bought') || foreign.some(({ foreign: { zone } }) => zone === 'eu')) &&
  !foreign.some(({ foreign: { zone } }) => zone === 'outside' || zone === 'great-britain')
