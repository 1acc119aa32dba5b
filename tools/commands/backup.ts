import { resolve } from 'node:path'
import { BackupError } from '../../packages/server/src/backup/backup-error.ts'
import { runOperatorTask } from '../../packages/server/src/operator/run-operator-task.ts'
import { describeCounts, runCommand } from './run-command.ts'

await runCommand('npm run backup -- <new file>', 1, async (config, word) => {
  if (config.databaseUrl)
    throw new BackupError('the data is in PostgreSQL (DATABASE_URL): back it up with pg_dump')
  const file = resolve(word)
  const counts = (await runOperatorTask(config, 'backup', file)) as Record<string, number>
  return `Backup written to ${file}: ${describeCounts(counts)}\nThe keys in ${config.dataDir} are not in it: keep a copy of them elsewhere.`
})
