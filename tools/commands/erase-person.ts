import { runOperatorTask } from '../../packages/server/src/operator/run-operator-task.ts'
import type { Erasure } from '../../packages/server/src/people/erase-person.ts'
import { describeCounts, runCommand } from './run-command.ts'

await runCommand('npm run erase-person -- <email>', 1, async (config, email) => {
  const { rows, mailFiles } = (await runOperatorTask(config, 'erase-person', email)) as Erasure
  return `Erased: ${describeCounts(rows)}\n${mailFiles} mail files`
})
