import { ApiError } from '#server/gate/api-error'

/** Refuses with 403 and the database’s own sentence when an account has as many rows as it may keep. */
export async function refuseAtCeiling<T>(storing: Promise<T>): Promise<T> {
  try {
    return await storing
  } catch (error) {
    if (!(error instanceof Error) || (error as { code?: unknown }).code !== 'PT403') throw error
    throw new ApiError({ status: 403, code: 'PT403', message: error.message })
  }
}
