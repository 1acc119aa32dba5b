import { DoorError } from '#server/gate/door-error'

type Status = ConstructorParameters<typeof DoorError>[0]['status']

/** A call is refused, with a code and sentence of the protocol (docs/wire-protocol.md, Auth errors). */
export function refuse(
  status: Status,
  code: string,
  message: string,
  headers: Record<string, string> = {},
): DoorError {
  return new DoorError({ status, code, message, headers })
}

export const invalid = (message: string): DoorError => refuse(400, 'validation_failed', message)

/** The client knows this code and reads the reasons. */
export const weakPassword = (): DoorError =>
  new DoorError({
    status: 422,
    code: 'weak_password',
    message: 'Password should be at least 6 characters.',
    more: { weak_password: { reasons: ['length'] } },
  })
