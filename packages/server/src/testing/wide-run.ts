/**
 * True in `npm run test:all`. There rounds of random kills are many, and every variant is tried; the gate has enough of
 * each to see what a change broke.
 */
export const isWideRun = process.env.WIDE_RUN === '1'
