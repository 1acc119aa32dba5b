import { askAboutBags, askAboutUnknown } from './asks-of-bags.ts'
import type { FormCountry, FormMedium, Goods, GoodsBag, Journey, Leg } from './journey.ts'
import type { PlaceStep, Step, When } from './step.ts'
import { whereToValidate } from './where-to-validate.ts'

/** A form that customs has not validated yet. `bags` are those with its goods; empty if unknown. */
export type FormToShow = {
  id: string
  country: FormCountry
  operator: string
  medium: FormMedium | null
  travelerId: string | null
  bags: readonly GoodsBag[]
}

/** A form with its step. */
export type FormStep = { form: FormToShow; step: Step }

type Question = {
  legs: readonly Leg[]
  /** Stops that could not be read, as typed. */
  unknown?: readonly string[]
  forms: readonly FormToShow[]
  residence?: Journey['residence']
}

/**
 * Returns one step for each form, in the order in which a traveler reaches them: a place with method, reason and
 * source, or a question. If the goods of one form are in several bags, it has one place if the bags share one, and a
 * question otherwise: a form is shown once, with all of its goods. No legs give no steps. Throws RangeError as
 * `whereToValidate` does.
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

/** If the bag is unknown, both kinds are considered. */
function goodsOf({ country, medium, bags }: FormToShow): Goods[] {
  const all: readonly GoodsBag[] = bags.length > 0 ? bags : [{ bag: 'hold' }, { bag: 'cabin' }]
  const once = new Map(all.map((bag) => [JSON.stringify(bag), bag]))
  return [...once.values()].map((bag) => ({ form: country, ...(medium ? { medium } : {}), ...bag }))
}

/** The order of moments at one place. */
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
