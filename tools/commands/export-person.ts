import { runOperatorTask } from '../../packages/server/src/operator/run-operator-task.ts'
import { runCommand } from './run-command.ts'

await runCommand('npm run --silent export-person -- <email> > person.json', 1, async (config, email) =>
  JSON.stringify(await runOperatorTask(config, 'export-person', email), null, 2),
)
