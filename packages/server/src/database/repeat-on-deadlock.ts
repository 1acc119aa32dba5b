const maxAttempts = 3

/** Runs a transaction, again if PostgreSQL ended it to solve a deadlock. */
export async function repeatOnDeadlock<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await transaction()
    } catch (error) {
      if ((error as { code?: unknown }).code !== '40P01' || attempt === maxAttempts) throw error
    }
}
