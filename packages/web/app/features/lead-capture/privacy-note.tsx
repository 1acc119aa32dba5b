import { useEffect, useState } from 'react'
import { loadPublicConfig } from '#app/backend/public-config.ts'

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
      Retour stores your name, email and this calculation to send you the guide, and keeps them for three
      years after our last contact with you. The box above is optional: you get the result and the guide
      without it.{' '}
      {operatorEmail ? (
        <>
          To see, correct or delete what we store, write to{' '}
          <a href={`mailto:${operatorEmail}`} className="text-blue-ink underline">
            {operatorEmail}
          </a>
          .
        </>
      ) : (
        'To see, correct or delete what we store, reply to the guide.'
      )}
    </p>
  )
}
