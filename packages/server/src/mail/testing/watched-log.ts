import { Writable } from 'node:stream'
import { pino, type Logger } from 'pino'

export type LogLine = { level: number; msg: string; [field: string]: unknown }

export type WatchedLog = {
  log: Logger
  lines: LogLine[]
  /** Resolves when this many lines with this message were logged. */
  until: (message: string, count?: number) => Promise<LogLine[]>
}

/** Creates a real logger whose lines a test can wait for. */
export function watchedLog(): WatchedLog {
  const lines: LogLine[] = []
  let onLine: (() => void)[] = []
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(JSON.parse(chunk.toString()) as LogLine)
      for (const check of onLine) check()
      done()
    },
  })
  return {
    log: pino({ level: 'trace' }, stream),
    lines,
    until: (message, count = 1) =>
      new Promise((resolve) => {
        const check = () => {
          const found = lines.filter((line) => line.msg === message)
          if (found.length < count) return
          onLine = onLine.filter((one) => one !== check)
          resolve(found)
        }
        onLine.push(check)
        check()
      }),
  }
}
