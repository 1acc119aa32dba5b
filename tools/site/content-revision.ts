import { createHash } from 'node:crypto'

/** Returns a hash of a content, by which browsers recognize a newer version of a cached one. */
export const contentRevision = (content: string | Buffer) =>
  createHash('sha256').update(content).digest('base64url').slice(0, 16)
