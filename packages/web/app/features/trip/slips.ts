import type { FormByRules, ProposedForm } from '@retour/domain/trip/proposed-form'

/**
 * Purchases that belong together by either rule: the forms that the edition makes of them and, where today's law makes
 * others, those (else `law` is empty).
 */
export interface Slip {
  key: string
  forms: ProposedForm[]
  law: FormByRules[]
}

/** One slip for each form on which both rules agree; one for all forms that the two make of the same purchases. */
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
