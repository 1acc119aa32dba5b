import { createRequire } from 'node:module'
import { join } from 'node:path'
import { runProduction } from './run-production.ts'
import { root, sharedEdition, webDirectory } from './site-paths.ts'

const failure = `The pages could not be built (in ${root}):`

/** Runs React Router's build with the same Node. Rejects with all its output. */
export function routerBuild(): Promise<void> {
  const { resolve } = createRequire(join(webDirectory, 'package.json'))
  const command = join(resolve('@react-router/dev/package.json'), '..', 'bin.cjs')
  return runProduction([command, 'build'], { failure, environment: { RULES_EDITION: sharedEdition } })
}
