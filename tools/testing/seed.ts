import fc from 'fast-check'

// The same random inputs in each run of the gate; TEST_SEED brings others, or those of a failure back.
fc.configureGlobal({ seed: Number(process.env.TEST_SEED ?? 1) })
