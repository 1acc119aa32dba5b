/** A backup cannot be made or restored. The message tells the operator what to do. */
export class BackupError extends Error {
  override name = 'BackupError'
}
