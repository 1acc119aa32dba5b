import fs from 'node:fs'
import { join } from 'node:path'

/** Brings one file or folder to the disk. Windows can't open a folder; its file system journals entries itself. */
export const syncPath = (path: string, isFolder: boolean) => {
  if (isFolder && process.platform === 'win32') return
  const descriptor = fs.openSync(path, isFolder ? 'r' : 'r+')
  try {
    fs.fsyncSync(descriptor)
  } finally {
    fs.closeSync(descriptor)
  }
}

/** Brings a folder with all that is in it to the disk. */
export const syncFolder = (folder: string) => {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isFile() || entry.isDirectory())
      syncPath(join(entry.parentPath, entry.name), entry.isDirectory())
  }
  syncPath(folder, true)
}
