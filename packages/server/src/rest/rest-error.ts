import { ApiError } from '#server/gate/api-error'

/** A fault that this API finds itself, under one of the protocol's codes (docs/wire-protocol.md, REST errors). */
export function refuse(
  status: 400 | 404 | 405 | 406 | 413 | 416,
  code: string,
  message: string,
  more: { details?: string; hint?: string; headers?: Record<string, string> } = {},
): ApiError {
  return new ApiError({ status, code, message, ...more })
}

/** 400 PGRST100: the text of a parameter is not what its grammar says. `position` counts from 0. */
export function refuseSyntax(parameter: string, text: string, position: number, details: string): ApiError {
  const shown = text.length > 200 ? `${text.slice(0, 200)}…` : text
  const message = `"failed to parse ${parameter} (${shown})" (line 1, column ${position + 1})`
  return refuse(400, 'PGRST100', message, { details })
}

/** 400 PGRST127: the official clients can ask for this, and this server does not do it. */
export function refuseFeature(details: string): ApiError {
  return refuse(400, 'PGRST127', 'Feature not implemented', { details })
}
