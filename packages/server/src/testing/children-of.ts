import { spawnSync } from 'node:child_process'

/** The processes that a process has started and that still run. */
export const childrenOf = (parent: number): number[] =>
  spawnSync('pgrep', ['-P', String(parent)], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter(Boolean)
    .map(Number)
