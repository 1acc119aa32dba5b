import { createHash } from 'node:crypto'

/** The name of a content, by which browsers that keep it know a newer one. */
export const contentRevision = (content: string | Buffer) =>
  createHash('sha256').update(content).digest('base64url').slice(0, 16)
