/**
 * The environment without settings of the product. What libfaketime reads is in it, so that every process of a run has
 * the same clock.
 */
export const systemEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => /^(?:PATH|LD_PRELOAD|FAKETIME.*)$/.test(name)),
  )
