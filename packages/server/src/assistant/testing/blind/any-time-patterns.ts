import { may, mayNot, startsNo, startsYes } from '#server/assistant/testing/evaluation/patterns'

/** Matches any of these, in any case. */
export const any = (...ways: (RegExp | string)[]) =>
  new RegExp(ways.map((way) => (typeof way === 'string' ? way : way.source)).join('|'), 'i')

/** A sum in the format of any language: 1,756.67 or 1.756,67 or 1 756,67. */
export const sum = (whole: string, cents: string) =>
  new RegExp(
    String.raw`(?<!\d)${whole.replace(/\B(?=(?:\d{3})+$)/g, String.raw`[.,’'\s]?`)}[.,]${cents}(?!\d)`,
  )

export const negated = any(
  mayNot,
  /\bno\b|\bnot\b|n[’']t\b|\bnone\b|\bnothing\b|\bcannot\b|\bnever\b|(?:leaves?|shuts?) [a-z ,]*\bout\b|(?:left|shut) out|excluded|exempt/,
)
export const no = { says: [negated], never: [startsYes] }
export const yes = {
  says: [
    any(may, /\byes\b|\bcan\b|\bmay\b|eligible|qualif|entitled|count(?:s|ed)? as outside|outside the EU/),
  ],
  never: [startsNo],
}
export const threeMonths = /(?:three|3) (?:full |calendar )?months|third month/i
export const beforeDrop =
  /^before\b|before (?:\w+ ){0,4}(?:bag|check|luggage|suitcase|drop|belt|hand)|(?:bag|luggage|suitcase)[^.]{0,60}before|check in first|tagged|\btag\b/i
export const advance =
  /21 days|advance|charged? (?:again|back)|charge|still (?:has to|have to|must|need)|customs/i
export const noMin =
  /no (?:legal )?minimum|every (?:amount|purchase|sum|receipt)|any amount|no lower limit|without (?:a )?minimum/i
export const goesBack = /shop|store|seller|operator|Global Blue|Planet/i
export const lookUp = /operator|Global Blue|Planet|shop|store|track|CSV|look[ -]?up|form number|Doc ID/i
export const adults = /16|eighteen|18|parent/i
export const fromTo = (from: RegExp, to: RegExp) => ({ says: [from, to] })
export const ten = /10:00|10 ?a\.?m|from 10\b/i
