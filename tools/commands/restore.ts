import { resolve } from 'node:path'
import { restoreBackup } from '../../packages/server/src/backup/bring-back.ts'
import { describeCounts, runCommand } from './run-command.ts'

await runCommand('npm run restore -- <file>', 1, async (config, word) => {
  const counts = await restoreBackup(config, resolve(word))
  return `Restored: ${describeCounts(counts)}`
})
