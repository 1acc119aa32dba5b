/** The database folder is unusable. The message tells a person what to do; nothing was changed. */
export class DatabaseFolderError extends Error {
  override name = 'DatabaseFolderError'
}

/** Another process (or this one) has the data folder open. The message is meant for a person. */
export class DatabaseInUseError extends Error {
  override name = 'DatabaseInUseError'
  constructor(folder: string) {
    super(
      `The database folder ${folder} is in use by another process. Stop that process, or set DATA_DIR to another folder.`,
    )
  }
}
