import { countries, type Country } from '@retour/domain/places/countries'
import type { Check, Sentence } from './sentences.ts'

const number = String.raw`(?<count>\d+|one|two|three|four|five|six|twelve)`
const goodsOut = new RegExp(
  String.raw`(?:leave|left|out of|exit|export|go out|goods (?:must |have )?(?:be )?out|are out)\b[^.]*?\b${number} (?<unit>months?|weeks|days|years?)\b|\b${number.replace('count', 'first')} (?<firstUnit>months?|weeks|days|years?)\b[^.]*?(?:leave|out of) the EU`,
  'i',
)
const isStay = (words: string) => /\b(?:stay|visit|permit|visa)/i.test(words)
/** The law's rule always has this wording: the month of purchase, and its end. */
const isByMonth =
  /(?:th|rd|nd|st) month after|months? (?:after|of|from) the (?:\w+ )?month|month of purchase/i
const lawsReading = /until the end of the third month after the month of purchase|spans two months/

function hasWrongDeadline({ words, country }: Sentence): boolean {
  if (isWayBack(words) || isReadOfTheForm(words, country)) return false
  if (isByMonth.test(words)) return !lawsReading.test(words)
  const { count, unit, first, firstUnit } = goodsOut.exec(words)?.groups ?? {}
  const said = count ? `${count} ${unit}` : first ? `${first} ${firstUnit}` : null
  if (said === null || isStay(words)) return false
  return !/^(?:3|three) months?$/i.test(said)
}

const wayBack: Record<Country, RegExp> = {
  france: /six months.*five years|6 months on paper, 5 years/,
  spain: /four years|4 years/,
  italy: /sixth month|three months from the month of issue/,
  germany: /four years|4 years/,
}
const isWayBack = (words: string) =>
  /(?:validated|stamped) (?:form|invoice)|reach(?:es)? the (?:Italian )?seller|back with the (?:seller|shop)|seller needs it/.test(
    words,
  ) && /\b(?:\d+|two|three|four|five|six|ten) (?:months|years)|\b\w+th month|third month/.test(words)

/** The operator's different reading about the return of the form, which is shown beside the first. */
const isReadOfTheForm = (words: string, country: Country | null) =>
  /month of issue/.test(words) &&
  countries.some((one) => wayBack[one].test(words) && (country ?? one) === one)

function hasWrongWayBack({ words, country }: Sentence): boolean {
  if (country === null || !isWayBack(words) || /leave the EU|out of the EU/.test(words)) return false
  return !wayBack[country].test(words)
}

export const deadlineChecks: readonly Check[] = [
  { name: 'deadline of the goods', isWrong: hasWrongDeadline },
  { name: 'way back of the form', isWrong: hasWrongWayBack },
]
