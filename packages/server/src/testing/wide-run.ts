/**
 * True in `npm run test:all`, which runs many rounds of random kills and every variant. The usual tests run enough of
 * each to notice a change.
 */
export const isWideRun = process.env.WIDE_RUN === '1'
