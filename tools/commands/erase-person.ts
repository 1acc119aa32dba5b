import { runOperatorTask } from '../../packages/server/src/operator/run-operator-task.ts'
import type { Erasure } from '../../packages/server/src/people/erase-person.ts'
import { runCommand } from './run-command.ts'

await runCommand('npm run erase-person -- <email>', 1, async (config, word) => {
  const found = (await runOperatorTask(config, 'erase-person', word)) as Erasure
  const { email, rows, mailFiles, addressChanges, leftBehind } = found
  return [
    `Erased of ${email}:`,
    ...Object.entries(rows).map(([table, count]) => `  ${table}: ${count}`),
    `  mail files: ${mailFiles}`,
    `  changes to this address, begun by other accounts: ${addressChanges}`,
    leftBehind === null
      ? 'What the rows left in the files of the database is cleared too.'
      : `What the rows left in the files of the database is not cleared (${leftBehind}): run the command again.`,
  ].join('\n')
})
