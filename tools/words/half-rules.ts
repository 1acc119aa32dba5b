import type { Spoken } from './all-texts.ts'

/**
 * Finds sentences with half of the rule for flights (exit/where-to-show-goods): they send goods to the last airport, or
 * the point of leaving the EU, without saying which goods; or they send a checked bag to the last place although it may
 * be tagged through. Returns lines of the form "where: what is wrong: the sentence".
 */
export function halfRulesIn(texts: readonly Spoken[]): string[] {
  const found = texts.flatMap(({ where, text }) =>
    sentencesOf(text).flatMap((sentence) => {
      const wrong = wrongOf(sentence)
      return wrong ? [`${where}: ${wrong}: ${sentence}`] : []
    }),
  )
  return [...new Set(found)]
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.?!])\s+|\n/).filter((sentence) => !sentence.endsWith('?'))
}

function wrongOf(sentence: string): string | null {
  if (partsOf(sentence).some(sendsHoldToTheLast)) return 'a checked bag may be tagged through'
  const isAboutFlights = lastPlaces.some((place) => place.test(sentence)) && !landOrSea.test(sentence)
  return isAboutFlights && !namesGoods.test(sentence) ? 'which goods' : null
}

const lastPlaces = [
  /\b(?:last|final) (?:EU |European )?(?:airport|exit)\b|\b(?:last|final)(?: \w+){0,3} (?:EU|Union)\b/i,
  /\b(?:last|final) (?:EU )?(?:country|stop|point|place)\b.*\b(?:EU|customs|validat\w+|stamp\w*|leave)\b/i,
  /\b(?:customs|validat\w+|stamp\w*|leave)\b.*\b(?:last|final) (?:EU )?(?:country|stop|point|place)\b/i,
  /\bEU exit (?:airport|point)\b|\bat (?:the|your) (?:EU )?exit point\b/i,
  /\bairport\b,? (?:port or border )?(?:that |where |from which )?you (?:finally )?(?:leave the EU|fly from|use\b)/i,
  /\b(?:connect|connecting|connection|change planes|changing planes|hub)\b.*\b(?:validat|stamp|scan)\w*\b.*\bthere\b/i,
  /\b(?:validat|stamp|scan)\w*\b.* (?:at|in) the(?:ir)? (?:\w+ )?(?:connection|hub)\b/i,
]

/** On land and sea the last station, port or post is the place for all goods. */
const landOrSea = /\b(?:ports?|ships?|cruise|trains?|station|border|customs posts?)\b/i

const namesGoods =
  /\bhand[- ](?:luggage|baggage|bags?)\b|\bcabin\b|\bcarried\b|\b(?:what|goods|things)(?: that)? you carry\b|\bcarry the goods\b|\bhold\b|\bsuitcases?\b|\bbags?\b|\bcase\b|\bshoulder\b/i

const partsOf = (sentence: string) => sentence.split(/[;,]\s+|\.\s*/)

/**
 * Returns whether a part sends hold goods to the last airport, which is only true of a bag that is returned on the way.
 */
function sendsHoldToTheLast(part: string): boolean {
  return (
    /\b(?:hold|checked[- ]bags?|suitcase|bag)\b/i.test(part) &&
    /\blast (?:EU|airport|time|exit|stop|place)|\bwhere you (?:last )?check\b/i.test(part) &&
    !/\b(?:cabin|hand|carry|collect\w*|again|through|tagged)\b/i.test(part)
  )
}
