import type { AccountUser } from '#app/backend/stored-session.ts'
import { BookingsCard } from '#app/features/bookings-list/bookings-card.tsx'
import { ChauffeurPromo } from '#app/features/dashboard/chauffeur-promo.tsx'

/** The tab "bookings", labelled Transportation: a link to book a ride, and the person's requests. */
export function DashboardBookings({ user }: { user: AccountUser }) {
  return (
    <div className="mt-3 grid gap-5 *:min-w-0">
      <ChauffeurPromo to="/france/paris/book-chauffeur" />
      <BookingsCard userId={user.id} />
    </div>
  )
}
