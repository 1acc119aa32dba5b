import { ApiError } from '#server/gate/api-error'

type Status = ConstructorParameters<typeof ApiError>[0]['status']

/** A call is refused, with a code and sentence of the protocol (docs/wire-protocol.md, Auth errors). */
export function refuse(
  status: Status,
  code: string,
  message: string,
  headers: Record<string, string> = {},
): ApiError {
  return new ApiError({ status, code, message, headers })
}

export const invalid = (message: string): ApiError => refuse(400, 'validation_failed', message)

/** The client knows this code and reads the reasons. */
export const weakPassword = (): ApiError =>
  new ApiError({
    status: 422,
    code: 'weak_password',
    message: 'Password should be at least 6 characters.',
    more: { weak_password: { reasons: ['length'] } },
  })
