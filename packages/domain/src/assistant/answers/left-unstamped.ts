const without = String.raw`(?:(?:no|without|with no|never)(?: \w+){0,2} (?:scan\w*|stamp\w*|validat\w*)|(?:did not|didnt|could not|couldnt|cannot|was not|wasnt|not)(?: \w+){0,3} (?:scan\w*|stamp\w*|validat\w*)|unstamped|unscanned|not validated)`
const left = String.raw`(?:flew|(?:i|we) (?:left|boarded|departed|took off)|had to (?:fly|board|leave|go)|(?:am|are|im|were|was|got|back|now) (?:back )?(?:at )?home|from home|back in)`
const both = new RegExp(String.raw`\b${left}\b.*\b${without}\b|\b${without}\b.*\b${left}\b`)
const shut = new RegExp(
  String.raw`\b(?:closed|shut|off|nobody|no one|not open|broken|down|dead|not working|out of order)\b.*\b(?:(?:so|and|then|but) (?:i|we) (?:just )?(?:flew|left|boarded)|flew (?:out|home|off|anyway|without))\b`,
)

/** Returns whether somebody has left without a stamp: "The desk was shut, so I flew with no scan". */
export const hasLeftUnstamped = (line: string): boolean => both.test(line) || shut.test(line)
