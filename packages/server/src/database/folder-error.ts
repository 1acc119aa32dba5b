/** The database folder cannot be used as it is. The message is for a person, with what to do; nothing was changed. */
export class DatabaseFolderError extends Error {
  override name = 'DatabaseFolderError'
}

/** Another process (or this one) already has the data folder open. The message is for a person. */
export class DatabaseInUseError extends Error {
  override name = 'DatabaseInUseError'
  constructor(folder: string) {
    super(
      `The database folder ${folder} is in use by another process. Stop that process, or set DATA_DIR to another folder.`,
    )
  }
}
