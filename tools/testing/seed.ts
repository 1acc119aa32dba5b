import fc from 'fast-check'

// The same random inputs in each run of the gate. TEST_SEED sets others, or repeats those of a failure.
fc.configureGlobal({ seed: Number(process.env.TEST_SEED ?? 1) })
