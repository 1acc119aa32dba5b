import { ApiError } from './api-error.ts'

/** Returns 503 storage_full, to be thrown if the disk of this server or of the database is full. */
export const storageFull = (): ApiError =>
  new ApiError({
    status: 503,
    code: 'storage_full',
    message: 'There is no room to save this right now. Please try again later.',
    headers: { 'Retry-After': '30' },
  })
