import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * Installs packages into a folder: those of its package.json, or the named ones. They are no dependencies, because only
 * benches use them. Throws one line if npm or its registry does not answer.
 */
export async function installPackages(folder: string, names: string[] = []): Promise<void> {
  const args = [
    'install',
    '--no-audit',
    '--no-fund',
    '--prefer-offline',
    '--fetch-retries=1',
    '--loglevel=error',
    ...names,
  ]
  try {
    await run('npm', args, { cwd: folder, shell: process.platform === 'win32' })
  } catch (error) {
    const { stderr = '', message } = error as Error & { stderr?: string }
    const reason = /npm error code (?<code>\S+)/.exec(stderr)?.groups?.code ?? message.split('\n', 1)[0]
    throw new Error(
      `npm cannot install what this bench compares with (${reason}): is its registry reachable?`,
      {
        cause: error,
      },
    )
  }
}
