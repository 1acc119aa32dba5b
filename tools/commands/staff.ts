import type { StaffAnswer } from '../../packages/server/src/desk/manage-staff.ts'
import { runOperatorTask } from '../../packages/server/src/operator/run-operator-task.ts'
import { runCommand } from './run-command.ts'

const usage =
  'npm run staff -- list | add <address> --role <owner, dispatcher, editor or auditor> | remove <address> | reset <address>'

await runCommand(usage, [1, 2, 4], async (config, _verb, _address, all) => {
  const words = all.filter((word, index) => !(index === 2 && word === '--role')).join(' ')
  return describe((await runOperatorTask(config, 'staff', words)) as StaffAnswer)
})

function describe(answer: StaffAnswer): string {
  if ('removed' in answer) return `${answer.removed} is staff no more`
  if ('reset' in answer) return `${answer.reset} sets up a second factor at the next sign-in`
  if ('added' in answer) {
    const { added, role, before } = answer
    return before
      ? `${added} was ${before} and is ${role} now`
      : `${added} is ${role}. The second factor is set up at the first visit of /desk.`
  }
  if (answer.staff.length === 0) return 'Nobody is staff'
  return answer.staff
    .map(({ email, role, since, hasSecondFactor }) =>
      [email, role, since, hasSecondFactor ? 'second factor' : 'no second factor yet'].join('  '),
    )
    .join('\n')
}
