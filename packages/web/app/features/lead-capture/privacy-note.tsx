import { leadOnDevice } from '@retour/domain/leads/on-device'
import { useEffect, useState } from 'react'
import { loadPublicConfig } from '#app/backend/public-config.ts'
import { m } from '#app/paraglide/messages.js'

const { contactDays: days, sessionHours: hours, takeBackMinutes: minutes } = leadOnDevice

/**
 * Who stores what, why and for how long, and how to have it deleted; shown beside the submit button. `isRemembered`:
 * this device stores name and address.
 */
export function PrivacyNote({ isRemembered }: { isRemembered: boolean }) {
  const [operatorEmail, setOperatorEmail] = useState<string | null>(null)
  useEffect(() => {
    void loadPublicConfig().then(
      (config) => setOperatorEmail(config.operatorEmail),
      () => null,
    )
  }, [])
  return (
    <div className="mt-1.5 grid gap-1 text-meta text-ink-3">
      {isRemembered && <p>{m.lead_remembered({ days, hours, minutes })}</p>}
      <p>
        {m.lead_privacy()}{' '}
        {operatorEmail ? (
          <>
            {m.lead_privacy_write_to()}{' '}
            <a href={`mailto:${operatorEmail}`} className="text-blue-ink underline">
              {operatorEmail}
            </a>
            .
          </>
        ) : (
          m.lead_privacy_reply()
        )}
      </p>
    </div>
  )
}
