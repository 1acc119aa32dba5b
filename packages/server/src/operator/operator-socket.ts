import { chmodSync, mkdirSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Logger } from 'pino'
import { explainedFaults, isOperatorTask, operatorTasks, type TaskDependencies } from './operator-tasks.ts'

/** An open socket for operator's commands. */
export interface OperatorSocket {
  close(): Promise<void>
}

const maxPathLength = 100
const silent: OperatorSocket = { close: async () => undefined }

/**
 * Returns the path of the socket on which the process with the embedded database receives commands. Only its user may
 * enter the folder.
 */
export function operatorSocketPath(dataDir: string): string {
  return join(dataDir, 'operator', 'socket')
}

/**
 * Receives the operator's commands while the embedded database is open, because no second process can open it: POST
 * /<task> with the argument as body. Does nothing on Windows, or if the path is too long for a socket; there, commands
 * need a stopped server.
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
    // Left by a killed process. The database's lock guarantees that no other process is running.
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
