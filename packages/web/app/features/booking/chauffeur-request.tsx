import { useEffect, useState } from 'react'
import { loadPublicConfig } from '#app/backend/public-config.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { buttonClass } from '#app/ui/button-class.ts'
import { Note } from '#app/ui/note.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { requestMail } from './request-mail.ts'

type Operator = { state: 'loading' } | { state: 'failed' } | { state: 'known'; email: string | null }

const findOperator = (): Promise<Operator> =>
  loadPublicConfig().then(
    ({ operatorEmail }) => ({ state: 'known', email: operatorEmail }),
    () => ({ state: 'failed' }),
  )

/** How to ask for a car: a mail to the operator, when this server has one. */
export function ChauffeurRequest({ placeName, destination }: { placeName: string; destination: string }) {
  const [operator, setOperator] = useState<Operator>({ state: 'loading' })

  useEffect(() => {
    void findOperator().then(setOperator)
  }, [])

  function retry() {
    setOperator({ state: 'loading' })
    void findOperator().then(setOperator)
  }

  if (operator.state === 'loading') {
    return (
      <>
        <Skeleton className="h-control w-full max-w-[320px]" />
        <noscript>
          <p className="mt-1 text-small">{m.booking_without_script()}</p>
        </noscript>
      </>
    )
  }
  if (operator.state === 'failed') {
    return (
      <Note kind="error" role="alert">
        <p>{m.booking_operator_failed()}</p>
        <Button size="small" variant="outlined" className="mt-1" onClick={retry}>
          {m.booking_try_again()}
        </Button>
      </Note>
    )
  }
  if (!operator.email) {
    return <Note kind="warning">{m.booking_no_operator()}</Note>
  }
  return (
    <div>
      <a
        href={requestMail(operator.email, placeName, destination)}
        className={buttonClass({ size: 'large' })}
      >
        {m.booking_by_email()}
      </a>
      <p className="mt-1 text-meta text-ink-3">{m.booking_by_email_hint({ email: operator.email })}</p>
    </div>
  )
}
