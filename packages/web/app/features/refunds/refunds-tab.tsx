import type { AccountUser } from '#app/backend/stored-session.ts'
import { CalculationsCard } from './calculations-card.tsx'
import { RequestsCard } from './requests-card.tsx'
import { TotalsCard } from './totals-card.tsx'

/** All about the person's refunds: calculations, what they come to, and what became of them. */
export function RefundsTab({ user }: { user: AccountUser }) {
  return (
    <div className="grid gap-5">
      <CalculationsCard email={user.email} size="full" />
      <TotalsCard email={user.email} />
      <RequestsCard user={user} size="full" />
    </div>
  )
}
