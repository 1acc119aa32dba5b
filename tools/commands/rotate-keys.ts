import { runOperatorTask } from '../../packages/server/src/operator/run-operator-task.ts'
import { runCommand } from './run-command.ts'

await runCommand('npm run rotate-keys [-- --now]', [0, 1], async (config, flag) => {
  const word = flag.replace(/^--/, '')
  const { kid } = (await runOperatorTask(config, 'rotate-keys', word)) as { kid: string }
  return `A new key signs from now on, on every server within a minute: ${kid}. Nobody is signed out.`
})
