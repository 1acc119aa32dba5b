import { spawnSync } from 'node:child_process'

/** Returns the running child processes of a process. */
export const childrenOf = (parent: number): number[] =>
  spawnSync('pgrep', ['-P', String(parent)], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter(Boolean)
    .map(Number)
