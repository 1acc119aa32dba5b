import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { unwritableFolder } from '#server/data-folder'
import { StartupError } from '#server/startup-error'

/**
 * The key that pages send with each call: given by PUBLISHABLE_KEY, else made on first start under DATA_DIR
 * (mode 0600) and kept. It names the product, it protects nothing: rows are guarded by policies.
 */
export function openPublishableKey(dataDir: string, given: string | null): string {
  if (given) return given
  const file = join(dataDir, 'publishable-key')
  return readKey(file) ?? makeKey(dataDir, file)
}

function makeKey(dataDir: string, file: string): string {
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    writeFileSync(draft, `sb_publishable_${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 })
    publish(draft, file)
  } catch (error) {
    throw unwritableFolder(dataDir, error)
  }
  const key = readKey(file)
  if (key) return key
  throw new StartupError(`the key in ${file} is not usable: remove the file, or set PUBLISHABLE_KEY`)
}

/** A link appears whole or not at all, and never replaces the key of a start that was quicker. */
function publish(draft: string, file: string): void {
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

function readKey(file: string): string | null {
  try {
    const key = readFileSync(file, 'utf8').trim()
    return /^sb_publishable_[\w-]{20,200}$/.test(key) ? key : null
  } catch {
    return null
  }
}
