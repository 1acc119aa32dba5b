// A process for tests: opens the data folder, then writes leads until it is killed, and prints each acknowledged one.
// Argument 1: the data folder; argument 2: the tag of its rows.
import { flushCompileCache } from 'node:module'
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '#server/database/open-database'
import { migrate } from '#server/database/migrate'
import { seed } from '#server/database/seed'

const [dataDir = '', tag = ''] = process.argv.slice(2)
const say = (word: string) =>
  new Promise<void>((written) => {
    process.stdout.write(`${word}\n`, () => written())
  })

try {
  const database = await openDatabase({ dataDir })
  await migrate(database)
  await seed(database, 'guide-2025-05')
  // Now, because a killed process cannot do it later.
  flushCompileCache()
  await say('open')
  for (let count = 0; ; count += 1) {
    const email = `${tag}-${count}@example.org`
    await database.asCaller({ role: 'anon' }, (tx) =>
      tx
        .insertInto('leads')
        .values({ email, purchase_amount: 1250, currency: 'EUR', country: 'france' })
        .execute(),
    )
    await say(email)
    // Other processes start in the meantime and need the processor.
    await wait(10)
  }
} catch (error) {
  await say(`refused ${(error as Error).name}: ${(error as Error).message}`)
  process.exitCode = 1
}
