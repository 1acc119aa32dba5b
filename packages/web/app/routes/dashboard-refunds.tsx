import { GuideDownload } from '#app/features/guides/guide-download.tsx'
import { useUnsavedCalculations } from '#app/features/lead-capture/unsaved-calculations.ts'
import { GuideLibrary } from '#app/features/guide-library/guide-library.tsx'
import { FormsCard } from '#app/features/trip/forms-card.tsx'
import { RefundsTab } from '#app/features/refunds/refunds-tab.tsx'
import type { AccountUser } from '#app/backend/stored-session.ts'

/** The tab "refunds": the person's refund requests, and the guides for claiming. */
export function DashboardRefunds({ user }: { user: AccountUser }) {
  const unsaved = useUnsavedCalculations(user)
  return (
    <div className="mt-3 grid gap-5 *:min-w-0">
      <RefundsTab user={user} unsaved={unsaved} forms={<FormsCard />} />
      <GuideLibrary renderDownload={(file) => <GuideDownload key={file.href} {...file} />} />
    </div>
  )
}
