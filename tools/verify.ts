// Format, lint with the import arrows, types, dead code, the bundle fence and the browsers. Side by side, under a minute.
// `npm run check` runs the first three of them on what changed.
import { fenceBundle } from './fence/bundle.ts'
import { reportStep, runStep, type StepResult } from './run-step.ts'

const report = (result: StepResult) => {
  reportStep(result)
  return result
}

export const checkFormat = (paths: string[]) =>
  runStep('format', 'oxfmt', ['--check', '--no-error-on-unmatched-pattern', ...paths]).then(report)

export const lint = (paths: string[]) =>
  runStep('lint and import arrows', 'oxlint', [
    '--deny-warnings',
    '--no-error-on-unmatched-pattern',
    ...paths,
  ]).then(report)

/** Writes what types and tests read and git does not keep: the messages as functions, the types of the routes. */
export async function generate(): Promise<StepResult[]> {
  const results = await Promise.all([
    runStep('messages', process.execPath, ['tools/site/compile-messages.ts']),
    runStep('route types', 'react-router', ['typegen', 'packages/web']),
  ])
  return results.filter(({ passed }) => !passed).map(report)
}

/**
 * The rooms are read side by side already. Several checkers in a room would each find out again what a shared type is:
 * half as much work again.
 */
const oneChecker = ['--checkers', '1']

/** Types of the whole project. What was found is kept in .cache, so that next time only what a change reaches is read again. */
export function checkTypes(): Promise<StepResult[]> {
  const web = ['packages/web', 'packages/web/service-worker', 'packages/web/start-script']
  const rooms = ['packages/domain', 'packages/server', ...web, '.']
  return Promise.all(
    rooms.map((room) => {
      const cachePath = `.cache/types/${room === '.' ? 'root' : room.replaceAll('/', '-')}.tsbuildinfo`
      const args = [
        '-p',
        `${room}/tsconfig.json`,
        '--incremental',
        '--tsBuildInfoFile',
        cachePath,
        ...oneChecker,
      ]
      return runStep(`types ${room}`, 'tsc', args).then(report)
    }),
  )
}

/** Runs every check and gives one result each; prints as they end. */
export async function verify(): Promise<StepResult[]> {
  const results = await Promise.all([
    checkFormat(['.']),
    lint(['.']),
    generate().then((failed) => (failed.length > 0 ? failed : checkTypes())),
    runStep('dead code', 'knip', []).then(report),
    fenceBundle().then(report),
    runStep('browsers that are served', 'node', ['tools/fence/browsers.ts']).then(report),
  ])
  return results.flat()
}

if (import.meta.main) process.exitCode = (await verify()).every(({ passed }) => passed) ? 0 : 1
