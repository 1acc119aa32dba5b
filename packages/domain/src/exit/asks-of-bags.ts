import type { FormToShow } from './form-steps.ts'
import type { Goods } from './journey.ts'
import { grounds } from './law.ts'
import type { AskStep, Reading, Step } from './step.ts'
import { bagName } from './place-text.ts'
import { capitalize } from '../content/capitalize.ts'

/** Returns the question for a stop that could not be read: without its country, no place can be named. */
export function askAboutUnknown(goods: Goods, typed: string): AskStep {
  return {
    goods,
    stop: 0,
    ask: `We do not know “${typed}”, so no place can be named.`,
    readings: [],
    safeWay:
      'Write the country behind the name (“London, GB”), or ask the customs officer where you start, before you give a bag away.',
    ...grounds.goodsLeave,
  }
}

/**
 * Returns the question for goods of one form whose bags are shown at different places, or whose bag is unknown. `steps`
 * are those of its bags; each becomes a reading. A form is validated once, with all of its goods.
 */
export function askAboutBags(steps: readonly Step[], { bags }: FormToShow): AskStep {
  const first = steps.toSorted((one, other) => one.stop - other.stop)[0]!
  const carried = steps.find(({ goods }) => goods.bag !== 'hold')
  const ask =
    bags.length > 0
      ? 'The goods of this form lie in bags that are shown at different places, and a form is validated once.'
      : 'It depends on the bag: nobody said yet in which one these goods lie.'
  return {
    goods: first.goods,
    stop: first.stop,
    ask,
    readings: steps.flatMap(readingsOf),
    safeWay:
      carried && 'place' in carried
        ? `Put all goods of this form into the cabin and show them at ${carried.place.name}; one missing or used article can cost the whole form.`
        : 'Put all goods of this form into one bag before that day, and ask the customs officer before you give a bag away.',
    ...grounds.wholeForm,
  }
}

function readingsOf(step: Step): Reading[] {
  const bag = capitalize(bagName(step.goods))
  if (!('place' in step))
    return step.readings.map((reading) => ({ ...reading, says: `${bag}: ${reading.says}` }))
  const { place, article, source, confidence, isNumberInferred } = step
  return [{ place, says: `${bag}: ${place.name}.`, article, source, confidence, isNumberInferred }]
}
