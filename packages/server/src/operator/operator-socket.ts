import { chmodSync, mkdirSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Logger } from 'pino'
import { explainedFaults, isOperatorTask, operatorTasks, type TaskDependencies } from './operator-tasks.ts'

export interface OperatorSocket {
  close(): Promise<void>
}

const maxPathLength = 100
const silent: OperatorSocket = { close: async () => undefined }

/** Where commands reach the process that has the embedded database; in a folder that only its user may enter. */
export function operatorSocketPath(dataDir: string): string {
  return join(dataDir, 'operator', 'socket')
}

/**
 * Takes the operator's commands while the embedded database is open, since no second process can open it: POST /<task>
 * with its word as body. Not on Windows, nor under a path too long for a socket: there commands want a stopped server.
 */
export async function startOperatorSocket(
  dependencies: TaskDependencies & { log: Logger },
): Promise<OperatorSocket> {
  const { config, database, log } = dependencies
  const path = operatorSocketPath(config.dataDir)
  const hasSocket = process.platform !== 'win32' && path.length <= maxPathLength
  if (database.kind !== 'embedded' || !hasSocket) return silent
  const server = createServer((request, response) => {
    answer(request, dependencies).then(
      (found) => response.writeHead(200).end(JSON.stringify(found)),
      (error: unknown) => {
        const isExplained = error instanceof Error && explainedFaults.includes(error.name)
        if (!isExplained) log.error({ err: error }, 'an operator’s command failed')
        const message = error instanceof Error ? error.message : String(error)
        response.writeHead(isExplained ? 422 : 500).end(JSON.stringify({ message }))
      },
    )
  })
  const folder = join(config.dataDir, 'operator')
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    chmodSync(folder, 0o700)
    // Left by a process that was killed: the lock of the database says that nobody else is here.
    rmSync(path, { force: true })
    await new Promise<void>((opened, reject) => server.once('error', reject).listen(path, opened))
  } catch (error) {
    log.warn({ err: error }, 'operator’s commands need a stopped server: their socket cannot be opened')
    return silent
  }
  return {
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
      }),
  }
}

async function answer(request: IncomingMessage, dependencies: TaskDependencies): Promise<object> {
  const name = request.url?.slice(1) ?? ''
  if (request.method !== 'POST' || !isOperatorTask(name)) throw new Error('there is no such command')
  return operatorTasks[name](dependencies, await text(request))
}
