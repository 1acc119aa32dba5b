import { ApiError } from '#server/gate/api-error'

type Status = ConstructorParameters<typeof ApiError>[0]['status']

/**
 * Returns an error with status, code and message of the Auth API (docs/wire-protocol.md, Auth errors), to be thrown.
 */
export function refuse(
  status: Status,
  code: string,
  message: string,
  headers: Record<string, string> = {},
): ApiError {
  return new ApiError({ status, code, message, headers })
}

/** Returns 400 validation_failed, to be thrown. */
export const invalid = (message: string): ApiError => refuse(400, 'validation_failed', message)

/** Returns 422 weak_password, to be thrown. The client library reads `weak_password.reasons`. */
export const weakPassword = (): ApiError =>
  new ApiError({
    status: 422,
    code: 'weak_password',
    message: 'Password should be at least 6 characters.',
    more: { weak_password: { reasons: ['length'] } },
  })
