import { openAccountKeys, type AccountKeys } from '#server/keys/account-keys'
import { keysInFolder } from '#server/keys/key-store'

/** Opens the keys of a folder as its next start does. */
export const folderKeys = (dataDir: string, now = new Date()): Promise<AccountKeys> =>
  openAccountKeys({ store: keysInFolder(dataDir), signingKeys: null }, now)
