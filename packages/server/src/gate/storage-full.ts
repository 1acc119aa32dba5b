import { ApiError } from './api-error.ts'

/** There is no room to store anything, here or at the database; nothing was stored. */
export const storageFull = (): ApiError =>
  new ApiError({
    status: 503,
    code: 'storage_full',
    message: 'There is no room to save this right now. Please try again later.',
    headers: { 'Retry-After': '30' },
  })
