import type { FormByRules, ProposedForm } from '@retour/domain/trip/proposed-form'

/**
 * Purchases that both rules combine: the forms of the edition and, if they differ, those of today's law (else `law` is
 * empty).
 */
export interface Slip {
  key: string
  forms: ProposedForm[]
  law: FormByRules[]
}

/**
 * Returns a slip for each form on which both rules agree, and one for all forms that they make of the same purchases
 * otherwise.
 */
export function slipsOf(proposed: readonly ProposedForm[]): Slip[] {
  const slips: Slip[] = []
  for (const form of proposed) {
    const law = form.byLaw?.forms ?? []
    const touching = slips.filter((slip) => slip.law.some(({ key }) => law.some((one) => one.key === key)))
    const [first] = touching
    if (!first) {
      slips.push({ key: form.key, forms: [form], law: [...law] })
      continue
    }
    for (const slip of touching.slice(1)) {
      first.forms.push(...slip.forms)
      first.law.push(...slip.law)
      slips.splice(slips.indexOf(slip), 1)
    }
    first.forms.push(form)
    const known = new Set(first.law.map(({ key }) => key))
    first.law.push(...law.filter(({ key }) => !known.has(key)))
  }
  return slips
}
