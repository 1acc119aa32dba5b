import type { VatRule } from '@retour/domain/vat/vat-rule'
import { m } from '#app/paraglide/messages.js'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { RuleText } from './draft-text.ts'

type TextName = Exclude<keyof RuleText, 'comparison' | 'sourceKind'>

/** The fields before and after the two choices, in the order of a rule. */
const figures = [
  { name: 'rate', label: m.desk_draft_rate, error: m.desk_draft_error_percent, inputMode: 'decimal' },
  {
    name: 'minimumPurchase',
    label: m.desk_draft_minimum,
    error: m.desk_draft_error_euros,
    inputMode: 'decimal',
  },
  { name: 'refundShare', label: m.desk_draft_share, error: m.desk_draft_error_percent, inputMode: 'decimal' },
] as const
const origins = [
  { name: 'validFrom', label: m.desk_draft_valid, error: m.desk_draft_error_day, maxLength: 10 },
  {
    name: 'act',
    label: m.desk_draft_act,
    hint: m.desk_draft_act_hint,
    error: m.desk_draft_error_missing,
    maxLength: 120,
  },
  { name: 'source', label: m.desk_rules_source, error: m.desk_draft_error_missing, maxLength: 500 },
  { name: 'sourceName', label: m.desk_draft_source_name, error: m.desk_draft_error_missing, maxLength: 160 },
  { name: 'checkedOn', label: m.desk_draft_checked, error: m.desk_draft_error_day, maxLength: 10 },
] as const

const comparisons: { value: VatRule['comparison']; label: () => string }[] = [
  { value: 'at-least', label: m.desk_draft_at_least },
  { value: 'more-than', label: m.desk_draft_more_than },
]
const kinds: { value: VatRule['sourceKind']; label: () => string }[] = [
  { value: 'official', label: m.desk_draft_kind_official },
  { value: 'secondary', label: m.desk_draft_kind_secondary },
  { value: 'product', label: m.desk_draft_kind_product },
]

interface RuleFieldsProps {
  rule: RuleText
  isWrong: (name: keyof RuleText) => boolean
  onChange: (rule: RuleText) => void
}

/** The fields of a country's rule. */
export function RuleFields({ rule, isWrong, onChange }: RuleFieldsProps) {
  const textField = (field: {
    name: TextName
    label: () => string
    error: () => string
    hint?: () => string
    inputMode?: 'decimal'
    maxLength?: number
  }) => {
    const { name, label, error, hint, ...input } = field
    return (
      <TextField
        key={name}
        {...input}
        label={label()}
        autoComplete="off"
        value={rule[name]}
        {...(hint && { hint: hint() })}
        {...(isWrong(name) && { error: error() })}
        onChange={({ currentTarget: { value } }) => onChange({ ...rule, [name]: value })}
      />
    )
  }
  return (
    <>
      {figures.map(textField)}
      <SelectField
        label={m.desk_draft_comparison()}
        value={rule.comparison}
        options={comparisons.map(({ value, label }) => ({ value, label: label() }))}
        onChange={({ currentTarget }) =>
          onChange({
            ...rule,
            comparison:
              comparisons.find(({ value }) => value === currentTarget.value)?.value ?? rule.comparison,
          })
        }
      />
      {origins.map(textField)}
      <SelectField
        label={m.desk_draft_kind()}
        value={rule.sourceKind}
        options={kinds.map(({ value, label }) => ({ value, label: label() }))}
        onChange={({ currentTarget }) =>
          onChange({
            ...rule,
            sourceKind: kinds.find(({ value }) => value === currentTarget.value)?.value ?? rule.sourceKind,
          })
        }
      />
    </>
  )
}
