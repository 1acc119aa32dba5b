import { expect, test } from 'vitest'
import { emptyDatabase } from '#server/database/testing/empty-database'
import { freshDatabase } from '#server/database/testing/fresh-database'
import { watchedLog } from '#server/mail/testing/watched-log'
import { createMetrics } from '#server/metrics/metrics'
import { createBoss } from './create-boss.ts'
import { createScheduledJobs } from './scheduled-jobs.ts'

const now = () => new Date()
const metrics = createMetrics()

test('two processes that start at once run a job once, not twice side by side', async () => {
  const database = await freshDatabase()
  const { log } = watchedLog()
  const upkeep = createBoss({ database, log })
  await upkeep.start()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  let runs = 0
  const job = {
    queue: 'count',
    cron: '0 4 * * *',
    expireInSeconds: 60,
    run: async () => {
      runs += 1
      await released
    },
  }
  const processes = [1, 2].map(() => createScheduledJobs({ database, log, now, metrics }, [job], 0.5))
  for (const one of processes) await one.start()
  await expect.poll(() => runs).toBe(1)
  // A job that is sent during a run is not stored; the next tick is soon enough.
  expect(await upkeep.send('count')).toBeNull()
  release()
  await expect.poll(() => upkeep.send('count')).not.toBeNull()
  await expect.poll(() => runs).toBe(2)
  const { rows } = await database.executeSql('select name, cron from pgboss.schedule')
  expect(rows).toEqual([{ name: 'count', cron: '0 4 * * *' }])
  for (const one of processes) await one.stop()
  await upkeep.stop({ graceful: false })
  await database.close()
})

test('a process without jobs has no schedule to keep', async () => {
  const database = await emptyDatabase()
  const none = createScheduledJobs({ database, log: watchedLog().log, now, metrics }, [])
  await none.start()
  await none.stop()
  const { rows } = await database.executeSql(`select to_regnamespace('pgboss') is null as "isAbsent"`)
  expect(rows).toEqual([{ isAbsent: true }])
  await database.close()
})
