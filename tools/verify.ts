// Format, lint with the import arrows, types, dead code and the bundle fence. Side by side, under a minute.
import { fenceBundle } from './fence/bundle.ts'
import { compileMessages } from './site/compile-messages.ts'
import { reportStep, runStep, type StepResult } from './run-step.ts'

/** Runs every check and gives one result each; prints as they end. */
export async function verify(): Promise<StepResult[]> {
  const report = (result: StepResult) => {
    reportStep(result)
    return result
  }
  const types = async () => {
    await compileMessages()
    const typegen = await runStep('route types', 'react-router', ['typegen', 'packages/web'])
    if (!typegen.passed) return [report(typegen)]
    const web = ['packages/web', 'packages/web/service-worker', 'packages/web/start-script']
    const rooms = ['packages/domain', 'packages/server', ...web, '.']
    return Promise.all(
      rooms.map(async (room) =>
        report(await runStep(`types ${room}`, 'tsc', ['-p', `${room}/tsconfig.json`])),
      ),
    )
  }
  const results = await Promise.all([
    runStep('format', 'oxfmt', ['--check', '.']).then(report),
    runStep('lint and import arrows', 'oxlint', ['--deny-warnings', '.']).then(report),
    types(),
    runStep('dead code', 'knip', []).then(report),
    fenceBundle().then(report),
  ])
  return results.flat()
}

if (import.meta.main) process.exitCode = (await verify()).every(({ passed }) => passed) ? 0 : 1
