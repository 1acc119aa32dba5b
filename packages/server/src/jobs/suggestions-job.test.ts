import { locationIdOf } from '@retour/domain/places/location-id'
import { expect, test } from 'vitest'
import { freshDatabase } from '#server/database/testing/fresh-database'
import { makePerson } from '#server/database/testing/make-person'
import { watchedLog } from '#server/mail/testing/watched-log'
import { createMetrics } from '#server/metrics/metrics'
import { createBoss } from './create-boss.ts'
import { createScheduledJobs } from './scheduled-jobs.ts'
import { suggestionsJob } from './suggestions-job.ts'

test('the job runs at the start and when it is due, is on the schedule, and stops', async () => {
  const database = await freshDatabase()
  const person = await makePerson(database)
  const save = (slug: string) =>
    database.executeSql(
      `insert into favorite_locations (user_id, location_id, location_name) values ($1, $2, $3)`,
      [person.sub, locationIdOf('france', slug), slug],
    )
  await save('paris')
  const { log, lines, until } = watchedLog()
  const parts = {
    database,
    edition: { read: () => Promise.resolve('guide-2025-05' as const) },
    rates: { latest: () => null },
    log,
    now: () => new Date(),
  }
  const upkeep = createBoss({ database, log })
  await upkeep.start()
  const job = createScheduledJobs({ ...parts, metrics: createMetrics() }, [suggestionsJob(parts)], 0.5)
  await job.start()
  expect(await until('suggestions made')).toMatchObject([{ stored: 2 }])
  const scheduled = await database.executeSql('select name, cron from pgboss.schedule')
  expect(scheduled.rows).toEqual([{ name: 'suggestions', cron: '*/5 * * * *' }])
  lines.length = 0
  await save('nice')
  await expect.poll(() => upkeep.send('suggestions')).not.toBeNull()
  expect(await until('suggestions made')).toMatchObject([{ stored: 1 }])
  await job.stop()
  await upkeep.stop({ graceful: false })
  await database.close()
})
