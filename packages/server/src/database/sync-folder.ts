import fs from 'node:fs'
import { join } from 'node:path'

/** Syncs a file or folder to disk. Windows cannot open a folder; its file system journals entries itself. */
export const syncPath = (path: string, isFolder: boolean) => {
  if (isFolder && process.platform === 'win32') return
  const descriptor = fs.openSync(path, isFolder ? 'r' : 'r+')
  try {
    fs.fsyncSync(descriptor)
  } finally {
    fs.closeSync(descriptor)
  }
}

/** Syncs a folder with all its contents to disk. */
export const syncFolder = (folder: string) => {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isFile() || entry.isDirectory())
      syncPath(join(entry.parentPath, entry.name), entry.isDirectory())
  }
  syncPath(folder, true)
}
