import type { ReactNode } from 'react'
import type { UnsavedCalculation } from '#app/backend/refund-calls.ts'
import type { AccountUser } from '#app/backend/stored-session.ts'
import { CalculationsCard } from './calculations-card.tsx'
import { RequestsCard } from './requests-card.tsx'
import { TotalsCard } from './totals-card.tsx'

interface RefundsTabProps {
  user: AccountUser
  unsaved: readonly UnsavedCalculation[]
  /** The forms of the trip, shown beside the calculations. */
  forms: ReactNode
}

/** The tab "refunds": the person's calculations, the forms of the trip, their totals, and the refund requests. */
export function RefundsTab({ user, unsaved, forms }: RefundsTabProps) {
  return (
    <div className="grid gap-5">
      <CalculationsCard email={user.email} size="full" unsaved={unsaved} />
      {forms}
      <TotalsCard email={user.email} unsaved={unsaved} />
      <RequestsCard user={user} size="full" />
    </div>
  )
}
