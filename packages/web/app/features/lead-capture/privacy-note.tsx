import { useEffect, useState } from 'react'
import { loadPublicConfig } from '#app/backend/public-config.ts'
import { m } from '#app/paraglide/messages.js'

/** Who stores what, why and for how long, and how to have it back: beside the button that hands it over. */
export function PrivacyNote() {
  const [operatorEmail, setOperatorEmail] = useState<string | null>(null)
  useEffect(() => {
    void loadPublicConfig().then(
      (config) => setOperatorEmail(config.operatorEmail),
      () => null,
    )
  }, [])
  return (
    <p className="mt-1.5 text-meta text-ink-3">
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
  )
}
