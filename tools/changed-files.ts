import { execFileSync } from 'node:child_process'

/**
 * Returns every file that differs from the branch point on main (otherwise origin/main), relative to `folder`:
 * committed or not, including new and deleted ones. Null without such a branch.
 */
export function changedSinceMain(folder: string): string[] | null {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  const leftAt = (branch: string) => {
    try {
      return git('merge-base', 'HEAD', branch).trim()
    } catch {
      return null
    }
  }
  const base = leftAt('refs/heads/main') ?? leftAt('refs/remotes/origin/main')
  if (base === null) return null
  const changed = git('diff', '--name-only', '--no-renames', '--relative', '-z', base)
  const added = git('ls-files', '--others', '--exclude-standard', '-z')
  return [...changed.split('\0'), ...added.split('\0')].filter(Boolean).toSorted()
}
