/** Null after a while: a pause, or in a race with what may never come. */
export const elapse = (ms: number): Promise<null> =>
  new Promise((resolve) => setTimeout(() => resolve(null), ms))
