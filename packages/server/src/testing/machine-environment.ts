import { resolve } from 'node:path'

/** Where programs and the home folder are, and the clock of `faketime` where a run has one. */
const names = ['PATH', 'HOME', 'LD_PRELOAD', 'FAKETIME', 'FAKETIME_DONT_RESET', 'FAKETIME_DISABLE_SHM']

/** What a tested process gets of the machine that it runs on. Settings are not among it: a test gives them itself. */
export const machineEnvironment = (): Record<string, string> => ({
  // What was compiled for one process needs not be compiled again for the next.
  NODE_COMPILE_CACHE: resolve(import.meta.dirname, '../../../../node_modules/.cache/retour-server'),
  ...Object.fromEntries(
    names.flatMap((name) => {
      const value = process.env[name]
      return value === undefined ? [] : [[name, value]]
    }),
  ),
})
