import type { PreferencesValues } from '@retour/domain/accounts/shopping-preferences'
import { isAlreadyStored } from './backend-error.ts'
import { readRows } from './open-rest.ts'

/** The key of the query cache. */
export const preferencesKey = (userId: string) => ['preferences', userId]

type Row = {
  nationality: string | null
  shopping_budget: number | null
  previous_refund_experience: boolean
  preferred_shopping_categories: string[]
  preferred_brands: string[]
  travel_destinations: string[]
}

const columns =
  'nationality,shopping_budget,previous_refund_experience,preferred_shopping_categories,preferred_brands,travel_destinations'

/** Returns the shopping and travel preferences of an account; null if there are none. Throws BackendError. */
export async function readPreferences(userId: string): Promise<PreferencesValues | null> {
  const [row] = await readRows<Row>((rest) =>
    rest.from('user_preferences').select(columns).eq('user_id', userId).limit(1).throwOnError(),
  )
  return row
    ? {
        nationality: row.nationality,
        shoppingBudget: row.shopping_budget,
        hasRefundExperience: row.previous_refund_experience,
        categories: row.preferred_shopping_categories,
        brands: row.preferred_brands,
        destinations: row.travel_destinations,
      }
    : null
}

/** Updates the account's row, or inserts its first one. Throws BackendError. */
export async function savePreferences(userId: string, values: PreferencesValues): Promise<void> {
  const row = { ...rowOf(values), updated_at: new Date().toISOString() }
  if (await update(userId, row)) return
  try {
    await readRows((rest) =>
      rest
        .from('user_preferences')
        .insert({ user_id: userId, ...row })
        .throwOnError(),
    )
  } catch (error) {
    // Another tab has inserted the first row meanwhile.
    if (!isAlreadyStored(error)) throw error
    await update(userId, row)
  }
}

async function update(userId: string, row: Row): Promise<boolean> {
  const changed = await readRows((rest) =>
    rest.from('user_preferences').update(row).eq('user_id', userId).select('user_id').throwOnError(),
  )
  return changed.length > 0
}

const rowOf = (values: PreferencesValues): Row => ({
  nationality: values.nationality,
  shopping_budget: values.shoppingBudget,
  previous_refund_experience: values.hasRefundExperience,
  preferred_shopping_categories: values.categories,
  preferred_brands: values.brands,
  travel_destinations: values.destinations,
})
