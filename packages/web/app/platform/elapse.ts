/** Resolves to null after a time: a pause, or a timeout in a race. */
export const elapse = (ms: number): Promise<null> =>
  new Promise((resolve) => setTimeout(() => resolve(null), ms))
