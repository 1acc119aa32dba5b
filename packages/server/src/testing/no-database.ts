import { registerHooks, type ResolveHookSync } from 'node:module'

// Loaded before each test file of the project `server`, which runs once: a file that could open a database belongs to
// the projects that run on each database.
const refuseDrivers: ResolveHookSync = (specifier, context, next) => {
  const found = next(specifier, context)
  const [, driver] = /node_modules\/(pg|@electric-sql\/pglite)\//.exec(found.url) ?? []
  if (driver !== undefined)
    throw new Error(
      `This file loads ${driver}, so it may open a database: take it off the list withoutDatabase`,
    )
  return found
}

// Once per worker, although each of its files loads this.
const mark = Symbol.for('retour.refuse-drivers')
if (!(mark in globalThis)) registerHooks({ resolve: refuseDrivers })
Object.assign(globalThis, { [mark]: true })
