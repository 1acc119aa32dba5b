/** The part of a logger that reports faults: fields first, then the message. The server's logger implements it. */
export type FaultLog = {
  warn(fields: object, text: string): void
  error(fields: object, text: string): void
}
