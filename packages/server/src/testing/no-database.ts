import { registerHooks } from 'node:module'

// Loaded before each test file of the project `server`, which runs once: one that could open a database belongs to those
// that run on each of them.
registerHooks({
  resolve: (specifier, context, next) => {
    const found = next(specifier, context)
    const [, driver] = /node_modules\/(pg|@electric-sql\/pglite)\//.exec(found.url) ?? []
    if (driver !== undefined)
      throw new Error(
        `This file loads ${driver}, so it may open a database: take it off the list withoutDatabase`,
      )
    return found
  },
})
