import { ApiError } from '#server/gate/api-error'

/** Throws 403 with the database’s message if an account has reached its limit of rows. */
export async function refuseAtCeiling<T>(storing: Promise<T>): Promise<T> {
  try {
    return await storing
  } catch (error) {
    if (!(error instanceof Error) || (error as { code?: unknown }).code !== 'PT403') throw error
    throw new ApiError({ status: 403, code: 'PT403', message: error.message })
  }
}
