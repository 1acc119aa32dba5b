import { useQuery } from '@tanstack/react-query'
import { queryClient } from '#app/backend/query-client.ts'
import { readStaffList } from '#app/backend/staff-calls.ts'
import { m } from '#app/paraglide/messages.js'
import { QueryContent } from '#app/ui/query-content.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { AddStaff } from './add-staff.tsx'
import { StaffRow } from './staff-row.tsx'

/** The staff members. Owners can change them, auditors can read them. `email` is the reader's address. */
export function StaffPart({ email }: { email: string }) {
  const query = useQuery(
    { queryKey: ['desk-staff'], queryFn: readStaffList, refetchOnMount: 'always' },
    queryClient,
  )
  return (
    <QueryContent
      query={query}
      failure={m.desk_staff_failed()}
      waiting={m.desk_staff_loading()}
      skeleton={<Skeleton className="h-30 w-full" />}
    >
      {({ staff, mayChange }) => (
        <div className="grid max-w-[656px] gap-3">
          {mayChange && <AddStaff />}
          <ul aria-label={m.desk_staff_list()}>
            {staff.map((entry) => (
              <StaffRow
                key={entry.id}
                entry={entry}
                isOneself={entry.email === email}
                mayChange={mayChange && entry.email !== email}
              />
            ))}
          </ul>
        </div>
      )}
    </QueryContent>
  )
}
