import { type FormEvent, useState } from 'react'
import { toBackendError } from '#app/backend/backend-error.ts'
import { startSecondFactor, proveSecondFactor, type Staff } from '#app/backend/staff-calls.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { failureReason } from '#app/ui/failure-reason.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { Failure } from './action-form.tsx'
import { useAttempt } from './use-attempt.ts'

const explainFactor = (error: unknown) =>
  toBackendError(error).status === 422 ? m.desk_factor_wrong() : failureReason(error)

/** Sets up the second factor at the first visit, and asks for it in each session. */
export function SecondFactor({ staff, onProven }: { staff: Staff; onProven: () => void }) {
  const [enrolment, setEnrolment] = useState<{ secret: string; uri: string } | null>(null)
  const [recoveryCodes, setRecoveryCodes] = useState<string[] | null>(null)
  const [code, setCode] = useState('')
  const { attempt, isBusy, failure } = useAttempt(explainFactor)
  const begin = () => attempt(async () => setEnrolment(await startSecondFactor()))
  function prove(event: FormEvent) {
    event.preventDefault()
    void attempt(async () => {
      const proven = await proveSecondFactor(code)
      if (proven.recoveryCodes) setRecoveryCodes(proven.recoveryCodes)
      else onProven()
    })
  }

  const isMissing = staff.secondFactor === 'missing'
  return (
    <section className="grid max-w-reading gap-2 py-4">
      <h1 className="heading-2">{m.desk_factor_heading()}</h1>
      {recoveryCodes ? (
        <>
          <p>{m.desk_factor_recovery()}</p>
          <ul className="grid gap-x-4 font-strong tabular-nums sm:grid-cols-2">
            {recoveryCodes.map((one) => (
              <li key={one}>
                <bdi>{one}</bdi>
              </li>
            ))}
          </ul>
          <Button onClick={onProven}>{m.desk_factor_kept()}</Button>
        </>
      ) : isMissing && !enrolment ? (
        <>
          <p>{m.desk_factor_begin()}</p>
          <Button isBusy={isBusy} onClick={() => void begin()}>
            {m.desk_factor_set_up()}
          </Button>
        </>
      ) : (
        <form className="grid gap-2" onSubmit={prove}>
          {enrolment ? (
            <>
              <p>{m.desk_factor_secret()}</p>
              <p className="text-lead font-strong wrap-anywhere">
                <bdi>{enrolment.secret.replaceAll(/(.{4})(?!$)/g, '$1 ')}</bdi>
              </p>
              <a className="text-blue-ink underline" href={enrolment.uri}>
                {m.desk_factor_open_app()}
              </a>
            </>
          ) : (
            <p>{m.desk_factor_ask()}</p>
          )}
          <TextField
            label={m.desk_factor_code()}
            value={code}
            autoComplete="one-time-code"
            maxLength={40}
            required
            onChange={({ currentTarget }) => setCode(currentTarget.value)}
          />
          <Button type="submit" isBusy={isBusy}>
            {m.desk_factor_enter()}
          </Button>
        </form>
      )}
      <Failure>{failure}</Failure>
    </section>
  )
}
