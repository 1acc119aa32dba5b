import { ApiError } from '#server/gate/api-error'

/** Returns an error of this API with a code of the protocol (docs/wire-protocol.md, REST errors). */
export function refuse(
  status: 400 | 404 | 405 | 406 | 413 | 416,
  code: string,
  message: string,
  more: { details?: string; hint?: string; headers?: Record<string, string> } = {},
): ApiError {
  return new ApiError({ status, code, message, ...more })
}

/** Returns 400 PGRST100: a parameter has a syntax error. `position` counts from 0. */
export function refuseSyntax(parameter: string, text: string, position: number, details: string): ApiError {
  const shown = text.length > 200 ? `${text.slice(0, 200)}…` : text
  const message = `"failed to parse ${parameter} (${shown})" (line 1, column ${position + 1})`
  return refuse(400, 'PGRST100', message, { details })
}

/** Returns 400 PGRST127 for a feature of the official clients that this server does not support. */
export function refuseFeature(details: string): ApiError {
  return refuse(400, 'PGRST127', 'Feature not implemented', { details })
}
