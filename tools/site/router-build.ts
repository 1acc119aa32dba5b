import { createRequire } from 'node:module'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { RulesEditionId } from '@retour/domain/vat/rules'
import { runProduction } from './run-production.ts'
import { buildDirectory, root, sharedEdition, webDirectory } from './site-paths.ts'

const failure = `The pages could not be built (in ${root}):`

/** Runs React Router's own build with the same Node. Rejects with everything it printed. */
export function routerBuild(): Promise<void> {
  const { resolve } = createRequire(join(webDirectory, 'package.json'))
  const command = join(resolve('@react-router/dev/package.json'), '..', 'bin.cjs')
  return runProduction([command, 'build'], { failure, edition: sharedEdition })
}

/** A screen as React Router writes it; `data` is null where it needs none. */
export type WrittenScreen = { path: string; html: string; data: string | null }

/** The screens that print figures, written for an edition by the program that `routerBuild` has left. */
export async function screensIn(edition: RulesEditionId): Promise<WrittenScreen[]> {
  const file = `${buildDirectory}-screens.json`
  const program = join(buildDirectory, 'server', 'index.js')
  await runProduction([join(webDirectory, 'write-screens.ts'), program, file], { failure, edition })
  const written = JSON.parse(await readFile(file, 'utf8')) as WrittenScreen[]
  await rm(file)
  return written
}
