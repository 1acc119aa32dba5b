// Format, lint with the import arrows, types, dead code, the bundle fence and supported browsers, in parallel, in under
// a minute. `npm run check` runs the first three for what changed.
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

/**
 * Generates files that types and tests need and Git does not contain: the messages as functions, the types of the
 * routes.
 */
export async function generate(): Promise<StepResult[]> {
  const results = await Promise.all([
    runStep('messages', process.execPath, ['tools/site/compile-messages.ts']),
    runStep('route types', 'react-router', ['typegen', 'packages/web']),
  ])
  return results.filter(({ passed }) => !passed).map(report)
}

/**
 * The packages are checked in parallel already. Several checkers per package would resolve shared types repeatedly,
 * which costs half as much again.
 */
const oneChecker = ['--checkers', '1']

/**
 * Checks the types of the whole project. Results are cached in .cache, so that the next run only checks what a change
 * affects.
 */
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

/** Runs every check. Prints results as they arrive and returns one for each. */
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
