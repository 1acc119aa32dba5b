import type { Country } from '@retour/domain/places/countries'
import { goodsRuleOf } from '@retour/domain/trip/purchase-value'
import type { GoodsKind } from '@retour/domain/trip/trip-records'
import { m } from '#app/paraglide/messages.js'
import { SelectField } from '#app/ui/select-field.tsx'
import { goodsOptions } from './goods-name.ts'

interface GoodsFieldProps {
  country: Country
  goods: GoodsKind
  onChange: (change: { goods: GoodsKind }) => void
}

/** The kind of goods, with its effect in that country. */
export function GoodsField({ country, goods, onChange }: GoodsFieldProps) {
  return (
    <SelectField
      label={m.trip_goods()}
      value={goods}
      options={goodsOptions(country, goods)}
      hint={goodsRuleOf({ country, goods })?.text}
      onChange={({ target }) => onChange({ goods: target.value as GoodsKind })}
    />
  )
}
