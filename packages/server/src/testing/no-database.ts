import { registerHooks, type ResolveHookSync } from 'node:module'

// Loaded before each test file of the project `server`, which runs once: one that could open a database belongs to those
// that run on each of them.
const refuseDrivers: ResolveHookSync = (specifier, context, next) => {
  const found = next(specifier, context)
  const [, driver] = /node_modules\/(pg|@electric-sql\/pglite)\//.exec(found.url) ?? []
  if (driver !== undefined)
    throw new Error(
      `This file loads ${driver}, so it may open a database: take it off the list withoutDatabase`,
    )
  return found
}

// Once in a worker, which loads this for each of its files.
const mark = Symbol.for('retour.refuse-drivers')
if (!(mark in globalThis)) registerHooks({ resolve: refuseDrivers })
Object.assign(globalThis, { [mark]: true })
