import { pino, type DestinationStream } from 'pino'

/** How long a line waits for others. */
const lineDelayMs = 20
/** More than this is written at once. */
const bufferBytes = 8 * 1024

/**
 * Writes lines to a file descriptor, standard error unless given. Lines that come within 20 ms go out in one write, since
 * each write wakes another thread, which costs more than the line. What still waits is written when the process exits.
 * Pino's own `periodicFlush` writes at each interval, also when no line waits.
 */
export function openLogStream(fd = 2): DestinationStream & { flushSync(): void } {
  const stream = pino.destination({ fd, sync: false, minLength: bufferBytes })
  /** Bytes that are not written yet. */
  let waiting = 0
  let timer: NodeJS.Timeout | null = null
  const flush = () => {
    timer = null
    // Does nothing during a write, which ends with `drain`.
    stream.flush()
  }
  const schedule = () => {
    timer ??= setTimeout(flush, lineDelayMs)
  }
  stream.on('write', (written: number) => (waiting -= written))
  stream.on('drain', () => {
    if (waiting > 0) schedule()
  })
  return {
    write: (line) => {
      stream.write(line)
      waiting += Buffer.byteLength(line)
      schedule()
    },
    flushSync: () => stream.flushSync(),
  }
}
