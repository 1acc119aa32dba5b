import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Config } from '#server/config'
import { openDatabase } from '#server/database/open-database'
import { isMigrated } from '#server/database/migrate'
import { StartupError } from '#server/startup-error'
import { operatorSocketPath } from './operator-socket.ts'
import { operatorTasks, type OperatorTask } from './operator-tasks.ts'

/**
 * Runs a task in the server that has the embedded database open, or, if none runs or the data is in PostgreSQL, in this
 * process. Throws the errors of the task, and StartupError for an error of the running server or a database without a
 * schema.
 */
export async function runOperatorTask(config: Config, task: OperatorTask, word: string): Promise<object> {
  const answer = config.databaseUrl ? null : await askServer(operatorSocketPath(config.dataDir), task, word)
  return answer ?? runHere(config, task, word)
}

async function runHere(config: Config, task: OperatorTask, word: string): Promise<object> {
  const database = await openDatabase({ dataDir: config.dataDir, url: config.databaseUrl ?? undefined })
  try {
    if (!(await isMigrated(database)))
      throw new StartupError(
        'the database is new or older than this version: start the server once, then try again',
      )
    return await operatorTasks[task]({ database, config, now: () => new Date() }, word)
  } finally {
    await database.close()
  }
}

/** Returns the server's response; null if no server listens on the socket. */
function askServer(socketPath: string, task: OperatorTask, word: string): Promise<object | null> {
  return new Promise((settle, reject) => {
    const asking = request({ socketPath, path: `/${task}`, method: 'POST' }, (response) => {
      text(response).then((body) => {
        const parsed = JSON.parse(body) as { message?: string }
        if (response.statusCode === 200) settle(parsed)
        else reject(new StartupError(parsed.message ?? 'the running server failed'))
      }, reject)
    })
    asking.once('error', (error: NodeJS.ErrnoException) =>
      ['ENOENT', 'ECONNREFUSED'].includes(error.code ?? '') ? settle(null) : reject(error),
    )
    asking.end(word)
  })
}
