import type { Step } from '../step.ts'

/** A step in one line: "place · when · method · article", or "ask · article · places of the readings". */
export function summarizeStep(step: Step): string {
  const article = step.article
    .replace('Regulation (EU) 2015/2447, ', '')
    .replace('Directive 2006/112/EC, ', '')
  if ('place' in step) return [step.place.name, step.when, step.method, article].join(' · ')
  return ['ask', article, ...step.readings.map(({ place }) => place?.name ?? 'on the way')].join(' · ')
}
