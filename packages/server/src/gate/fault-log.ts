/** The part of a log that tells of faults: fields first, then the words. The server's own log is one. */
export type FaultLog = {
  warn(fields: object, text: string): void
  error(fields: object, text: string): void
}
