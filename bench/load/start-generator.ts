import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { LoadOrder, LoadReport } from './open-load.ts'

export type Generator = { run(order: LoadOrder): Promise<LoadReport>; stop(): void }

/** Starts the process that generates the load, one order at a time. */
export function startGenerator(): Generator {
  const child = fork(join(import.meta.dirname, 'generator-process.ts'))
  const ended = once(child, 'exit').then((): [Answer] => [{ error: 'the generator ended' }])
  return {
    run: async (order) => {
      child.send(order)
      const [reply] = await Promise.race([nextMessage(child), ended])
      if (!reply.report) throw new Error(reply.error ?? 'the generator gave no report')
      return reply.report
    },
    stop: () => void child.kill(),
  }
}

type Answer = { report?: LoadReport; error?: string }

const nextMessage = (child: ChildProcess): Promise<[Answer]> =>
  new Promise((settle) => child.once('message', (reply: Answer) => settle([reply])))
