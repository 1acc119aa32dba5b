import { askAboutBags, askAboutUnknown } from './asks-of-bags.ts'
import type { FormCountry, FormMedium, Goods, GoodsBag, Journey, Leg } from './journey.ts'
import type { PlaceStep, Step, When } from './step.ts'
import { whereToValidate } from './where-to-validate.ts'

/** A form that customs have not seen yet. `bags` are those that its goods lie in; none: nobody said. */
export type FormToShow = {
  id: string
  country: FormCountry
  operator: string
  medium: FormMedium | null
  travelerId: string | null
  bags: readonly GoodsBag[]
}

/** What to do with one form. */
export type FormStep = { form: FormToShow; step: Step }

type Question = {
  legs: readonly Leg[]
  /** Stops that nobody could read, as typed. */
  unknown?: readonly string[]
  forms: readonly FormToShow[]
  residence?: Journey['residence']
}

/**
 * One step for each form, in the order in which a traveler meets them: its place with method, reason and source, or what
 * to ask. Goods of one form in several bags have one place where the bags share it, and are asked about elsewhere: a form
 * is shown once, with all of its goods. No legs, no steps. Throws RangeError as `whereToValidate` does.
 */
export function stepsOfForms({ legs, unknown = [], forms, residence }: Question): FormStep[] {
  if (legs.length === 0) return []
  return forms
    .map((form) => {
      const goods = goodsOf(form)
      const [stop] = unknown
      if (stop !== undefined) return { form, step: askAboutUnknown(goods[0]!, stop) }
      const steps = goods.map((one) => whereToValidate({ legs: [...legs], goods: [one], residence })[0]!)
      return { form, step: joined(steps, form) }
    })
    .sort((one, other) => one.step.stop - other.step.stop || rank(one) - rank(other))
}

/** Where nobody said in which bag, both kinds are looked at. */
function goodsOf({ country, medium, bags }: FormToShow): Goods[] {
  const all: readonly GoodsBag[] = bags.length > 0 ? bags : [{ bag: 'hold' }, { bag: 'cabin' }]
  const once = new Map(all.map((bag) => [JSON.stringify(bag), bag]))
  return [...once.values()].map((bag) => ({ form: country, ...(medium ? { medium } : {}), ...bag }))
}

/** The order in which one place meets its own moments. */
const moments: readonly When[] = [
  'before-bag-drop',
  'after-tagging-before-bag-drop',
  'before-security',
  'after-security',
  'before-boarding',
  'at-the-border',
  'on-arrival',
]

function joined(steps: readonly Step[], form: FormToShow): Step {
  const [first, ...others] = steps.toSorted((one, other) => momentOf(one) - momentOf(other))
  if (others.length === 0) return first!
  const found = steps.filter((step): step is PlaceStep => 'place' in step)
  const isOnePlace =
    found.length === steps.length &&
    found.every(
      ({ stop, place, hub }) =>
        stop === found[0]!.stop && place.name === found[0]!.place.name && hub === found[0]!.hub,
    )
  if (!isOnePlace) return askAboutBags(steps, form)
  const notes = [
    ...new Set([...found.flatMap((step) => step.notes), isSaid(form) ? togetherNote : unsaidNote]),
  ]
  return { ...(first as PlaceStep), notes }
}

const togetherNote =
  'The goods of this form lie in several bags: show all of them at once, before you give one away.'
const unsaidNote =
  'Nobody said in which bag the goods lie: at this place both are shown, the hold bag before you give it away.'

const isSaid = ({ bags }: FormToShow) => bags.length > 0

const momentOf = (step: Step) => ('place' in step ? moments.indexOf(step.when) : -1)

const rank = ({ step }: FormStep) => (step.goods.bag === 'hold' ? 0 : 1)
