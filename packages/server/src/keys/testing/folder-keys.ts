import { openAccountKeys, type AccountKeys } from '#server/keys/account-keys'
import { keysInFolder } from '#server/keys/key-store'

/** The keys of a folder as its next start finds them. */
export const folderKeys = (dataDir: string, now = new Date()): Promise<AccountKeys> =>
  openAccountKeys({ store: keysInFolder(dataDir), signingKeys: null }, now)
