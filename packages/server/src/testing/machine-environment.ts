import { resolve } from 'node:path'

/** The paths of programs and the home folder, and the clock of `faketime` if a run has one. */
const names = ['PATH', 'HOME', 'LD_PRELOAD', 'FAKETIME', 'FAKETIME_DONT_RESET', 'FAKETIME_DISABLE_SHM']

/** Returns the environment of a tested process. It contains no settings; tests set them. */
export const machineEnvironment = (): Record<string, string> => ({
  // Compiled code is shared between processes.
  NODE_COMPILE_CACHE: resolve(import.meta.dirname, '../../../../node_modules/.cache/retour-server'),
  ...Object.fromEntries(
    names.flatMap((name) => {
      const value = process.env[name]
      return value === undefined ? [] : [[name, value]]
    }),
  ),
})
