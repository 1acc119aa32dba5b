import type { HeldMailAnswer } from '../../packages/server/src/mail/held-mail.ts'
import { runOperatorTask } from '../../packages/server/src/operator/run-operator-task.ts'
import { runCommand } from './run-command.ts'

const usage = 'npm run held-mail [-- --release <id or all> | -- --drop <id or all>]'

await runCommand(usage, [0, 2], async (config, flag, which) => {
  const words = flag === '' ? '' : `${flag.replace(/^--/, '')} ${which}`
  return describe((await runOperatorTask(config, 'held-mail', words)) as HeldMailAnswer)
})

function describe(answer: HeldMailAnswer): string {
  if ('dropped' in answer) return `Mails dropped: ${answer.dropped}`
  if ('released' in answer) {
    const late =
      answer.tooOld > 0
        ? [`Mails that stay held, since their links have run out: ${answer.tooOld}. Drop them.`]
        : []
    return [`Mails on their way: ${answer.released}`, ...late].join('\n')
  }
  const { held, total } = answer
  if (total === 0) return 'No mail is held'
  const lines = held.map((mail) => [mail.id, mail.since, mail.kind, mail.recipient, mail.why].join('  '))
  const rest = total > held.length ? [`and ${total - held.length} more`] : []
  return [`Mails held: ${total}`, ...lines, ...rest].join('\n')
}
