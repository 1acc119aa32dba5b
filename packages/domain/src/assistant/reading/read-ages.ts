import { countOf } from './number-words.ts'
import type { Span } from './words.ts'

const count = String.raw`(\d{1,3}|[a-z]{3,9}(?: (?:one|two|three|four|five|six|seven|eight|nine))?)`
const notMoney = String.raw`(?![\d.,:]*\d)(?! ?(?:[€$£¥₹₩%]|eur|usd|gbp|euros?|dollars?|pounds?|days?|weeks?|months?|hours?|k\b|pm|am|percent|thousand|hundred|x\b|or\b|(?:bags?|items?|receipts?|forms?|shops?|people)\b))(?![a-z])`
const person =
  'wife|husband|partner|mother|father|mom|mum|dad|son|daughter|child|kid|boy|girl|brother|sister|nephew|niece|teenager|grandson|granddaughter|he|she|hes|shes|i am|im'
const teen = '(?:thir|four|fif|six|seven|eigh|nine)teen|ten|eleven|twelve'
const said = [
  String.raw`(?<![a-z\d.,])${count}[ -]?(?:years?|yrs?)[ -](?:olds?|of age)(?![a-z])`,
  String.raw`(?<![a-z\d.,])${count}[ -]?(?:yo|y o|y/o)(?![a-z])`,
  String.raw`\b(?:aged?|age is|age of|age:) ${count}${notMoney}`,
  String.raw`\b(?:${person})(?: (?:is|am|turns?|was|just turned|turned)| \(|,)? ?(\d{1,2}|${teen})${notMoney}`,
  String.raw`\b(?:a|as|ai|ha|ho|hat|tiene|tengo|tem|tenho|ist|bin|de|di) ${count} (?:ans|anos|anni|jahre alt)(?![a-z])`,
  String.raw`\b(?:child|children|kids?|sons?|daughters?|baby|girls?|boys?|teenagers?) of (\d{1,2}|${teen})${notMoney}`,
  String.raw`(?<!\d)(\d{1,3}) ?[歳岁歲살]`,
].map((pattern) => new RegExp(pattern, 'g'))

/** Returns the ages, in years, in a lower-case text: "my son is 15", "16 years old", "a fifteen-year-old". */
export function readAges(plain: string): { ages: number[]; spans: Span[] } {
  const found = said
    .flatMap((pattern) => [...plain.matchAll(pattern)])
    .flatMap((one) => {
      const age = ageIn((one[1] ?? '').toLowerCase())
      return age === null ? [] : [{ age, start: one.index, end: one.index + one[0].length }]
    })
    .toSorted((a, b) => a.start - b.start)
  return {
    ages: [...new Set(found.map(({ age }) => age))],
    spans: found.map(({ start, end }) => ({ start, end })),
  }
}

function ageIn(said: string): number | null {
  if (/^\d/.test(said)) return Number(said) <= 120 ? Number(said) : null
  const parts = said.split(' ').map(countOf)
  return parts.includes(null) ? null : parts.reduce<number>((sum, part) => sum + (part ?? 0), 0)
}
