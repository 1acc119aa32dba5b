import { runUntilStopped } from '#server/run-until-stopped'

// The product as its own process, with the site in the folder that the first argument names.
await runUntilStopped(process.env, { siteFolder: process.argv[2] ?? '' })
