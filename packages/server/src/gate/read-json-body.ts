import type { Context } from 'hono'
import * as z from 'zod'
import { ApiError } from '#server/gate/api-error'
import { readJson } from '#server/gate/read-json'

/** Returns the body, validated by its schema. Throws 400 bad_json or validation_failed. */
export async function readJsonBody<T>(c: Context, shape: z.core.$ZodType<T>): Promise<T> {
  const parsed = z.core.safeParse(shape, await readJson(c, { invalid: 'bad_json', unstorable: 'bad_json' }))
  if (parsed.success) return parsed.data
  const { path = [], message = 'the body is not valid' } = parsed.error.issues[0] ?? {}
  throw new ApiError({
    status: 400,
    code: 'validation_failed',
    message: [path.join('.'), message].filter(Boolean).join(': '),
  })
}
