import type { Toolbox } from '../tools/toolbox.ts'
import type { Inquiry } from '../understanding/inquiry.ts'

const bag = '(?:bags?|suitcases?|case|luggage|baggage|trolley|it|them)'
const checkedIn = new RegExp(
  [
    String.raw`\b${bag} (?:\w+ ){0,2}already (?:\w+ )?(?:gone|checked|dropped|on the belt|away|taken|handed|given|through|in the hold|tagged and gone)`,
    String.raw`\b${bag} (?:is|are|was|were|has|have|went|got) (?:\w+ ){0,2}(?:gone|on the belt|dropped|down the belt|checked in already|away already)\b`,
    String.raw`\balready (?:checked|dropped|gave|handed|put|sent)(?: (?:in|off|away|over))? (?:\w+ ){0,2}${bag}\b`,
    String.raw`\b(?:checked|dropped|gave|handed)(?: (?:in|off|away|over))? (?:\w+ ){0,2}${bag}(?: (?:in|off|away|over))?(?: \w+){0,5} (?:before|without|forgot|forgetting) (?:\w+ ){0,4}(?:customs|stamp\w*|scan\w*|validat\w*|kiosk|pablo|diva|zoll|dogana)\b`,
    String.raw`\b${bag} (?:\w+ ){0,2}(?:gone|went) (?:\w+ ){0,2}(?:on|down|onto) the (?:belt|conveyor)`,
  ].join('|'),
)

/** Returns whether the bag with the goods was checked in before customs saw it. */
export const isBagCheckedIn = (line: string): boolean => checkedIn.test(line)

/** Answers "The suitcase is already on the belt" with what can still be done; else nothing. */
export const describeCheckedBag = ({ question, way }: Inquiry, tools: Toolbox): string[] =>
  isBagCheckedIn(question.line) || isBagCheckedIn(way.line) ? [tools.explain('bag-gone').text] : []
