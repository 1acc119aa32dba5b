import { countingRules } from '../vat/counting-rules.ts'
import { describeReadiness } from './describe-readiness.ts'
import type { FormByRules, ProposedForm } from './proposed-form.ts'

/**
 * Compares the forms of an edition with those of today's law for the same purchases. The result for a form has the
 * law's forms that share a purchase with it; null if the law groups and decides alike.
 */
export function compareForms(
  own: readonly FormByRules[],
  law: readonly FormByRules[],
): (form: FormByRules) => ProposedForm['byLaw'] {
  const lawFormOf = new Map(law.flatMap((form) => form.purchaseIds.map((id) => [id, form] as const)))
  return (form) => {
    const forms = [...new Set(form.purchaseIds.flatMap((id) => lawFormOf.get(id) ?? []))]
    const isDecidedDifferently = forms.some(({ state }) => isReady(state) !== isReady(form.state))
    const isSame =
      forms.length === 1 &&
      forms.every((one) => one.purchaseIds.join() === form.purchaseIds.join() && isAlike(one, form))
    if (isSame) return null
    const { source } = countingRules[form.country]
    return {
      isDecidedDifferently,
      forms,
      text: `By law: ${forms.map(describeReadiness).join(' ')}`,
      source,
    }
  }
}

const isReady = ({ kind }: FormByRules['state']) => kind === 'ready'

const isAlike = ({ state: one }: FormByRules, { state: other }: FormByRules) =>
  one.kind === other.kind &&
  ('missingCents' in one ? one.missingCents : 0) === ('missingCents' in other ? other.missingCents : 0)
