/** Null after a while: for a race with what may never come. */
export const elapse = (ms: number): Promise<null> =>
  new Promise((resolve) => setTimeout(() => resolve(null), ms))
