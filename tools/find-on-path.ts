import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Returns the first executable on PATH with one of these names, or undefined. */
export const findOnPath = (...names: string[]): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path))
