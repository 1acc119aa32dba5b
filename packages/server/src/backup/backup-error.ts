/** A backup can't be made or brought back. The message is for the operator, with what to do. */
export class BackupError extends Error {
  override name = 'BackupError'
}
