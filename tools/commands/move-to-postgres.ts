import { join } from 'node:path'
import { moveToPostgres } from '../../packages/server/src/backup/bring-back.ts'
import { describeCounts, runCommand } from './run-command.ts'

await runCommand('DATABASE_URL=postgres://… npm run move-to-postgres', 0, async (config) => {
  const file = join(config.dataDir, `moved-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.backup.gz`)
  const counts = await moveToPostgres(config, file)
  return (
    `Moved: ${describeCounts(counts)}\nA backup stays in ${file}, the embedded database where it was.\n` +
    'Start the server with the same DATABASE_URL from now on, first with the same DATA_DIR: it takes the keys over.'
  )
})
