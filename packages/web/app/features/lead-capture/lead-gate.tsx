import type { LeadContact } from '@retour/domain/leads/lead'
import { useEffect, type ReactNode } from 'react'
import type { AccountUser } from '#app/backend/stored-session.ts'
import { useSession } from '#app/features/accounts/use-session.ts'
import { m } from '#app/paraglide/messages.js'
import { useSessionStore } from '#app/platform/session-store.ts'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { showToast } from '#app/ui/toast.ts'
import { LeadForm } from './lead-form.tsx'
import { leadStore } from './lead-store.ts'
import { saveLead, type LeadSubject } from './save-lead.ts'
import { useAccountLead } from './use-account-lead.ts'

interface LeadGateProps {
  subject: LeadSubject
  dateline: string
  placeName: string
  /** The result; shown as soon as it is known whose it is. */
  children: ReactNode
}

/** The lead form until we know whose calculation this is, the result from then on. */
export function LeadGate(props: LeadGateProps) {
  const { user } = useSession()
  return user ? <AccountGate key={user.id} user={user} {...props} /> : <GuestGate {...props} />
}

/**
 * A guest's visit leaves its contact once. A later calculation shows its result at once and is saved under the same
 * contact behind it; only a failure speaks.
 */
function GuestGate({ subject, dateline, placeName, children }: LeadGateProps) {
  const { contact } = useSessionStore(leadStore)
  useEffect(() => {
    if (contact) void saveQuietly(contact, subject)
  }, [contact, subject])
  if (contact) return children
  return <LeadForm key={subject.calculationId} subject={subject} dateline={dateline} placeName={placeName} />
}

/** An account is asked for nothing, unless it has no lead yet and this one could not be stored. */
function AccountGate({
  user,
  subject,
  dateline,
  placeName,
  children,
}: LeadGateProps & { user: AccountUser }) {
  const lead = useAccountLead(user, subject)
  if (lead.stage === 'captured') return children
  if (lead.stage === 'asking')
    return (
      <div>
        <output className="sr-only">{m.lead_saving_account()}</output>
        <Skeleton className="h-[560px]" />
      </div>
    )
  return (
    <LeadForm
      key={subject.calculationId}
      subject={subject}
      dateline={dateline}
      placeName={placeName}
      user={user}
      firstFailure={lead.failure}
    />
  )
}

async function saveQuietly(contact: LeadContact, subject: LeadSubject) {
  const problem = await saveLead(contact, subject)
  if (problem) showToast('error', problem)
}
