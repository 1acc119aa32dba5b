import type { Page } from '@playwright/test'

/** Returns the number of rows in the trip's database, in all tables or in one. */
export const tripRows = (page: Page, table?: string) =>
  page.evaluate(
    (only) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('retour-trip')
        opening.addEventListener('error', () => reject(opening.error))
        opening.addEventListener('success', () => {
          const names = only === undefined ? [...opening.result.objectStoreNames] : [only]
          const transaction = opening.result.transaction(names)
          let rows = 0
          for (const name of names) {
            const counting = transaction.objectStore(name).count()
            counting.addEventListener('success', () => (rows += counting.result))
          }
          transaction.addEventListener('complete', () => {
            opening.result.close()
            resolve(rows)
          })
        })
      }),
    table,
  )
