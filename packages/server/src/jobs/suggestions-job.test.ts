import { locationIdOf } from '@retour/domain/places/location-id'
import { expect, test } from 'vitest'
import { freshDatabase } from '#server/database/testing/fresh-database'
import { makePerson } from '#server/database/testing/make-person'
import { watchedLog } from '#server/mail/testing/watched-log'
import { createBoss } from './create-boss.ts'
import { createSuggestionsJob, suggestionsQueue } from './suggestions-job.ts'

test('the job is on the schedule, runs when it is due, and stops', async () => {
  const database = await freshDatabase()
  const person = await makePerson(database)
  await database.executeSql(
    `insert into favorite_locations (user_id, location_id, location_name) values ($1, $2, 'Paris')`,
    [person.sub, locationIdOf('france', 'paris')],
  )
  const { log, until } = watchedLog()
  const parts = {
    database,
    config: { rulesEdition: 'guide-2025-05' as const },
    rates: { latest: () => null },
    log,
    now: () => new Date(),
  }
  const upkeep = createBoss({ database, log })
  await upkeep.start()
  const job = createSuggestionsJob(parts, 0.5)
  await job.start()
  const scheduled = await database.executeSql('select name, cron from pgboss.schedule')
  expect(scheduled.rows).toEqual([{ name: suggestionsQueue, cron: '*/5 * * * *' }])
  await upkeep.send(suggestionsQueue)
  expect(await until('suggestions made')).toMatchObject([{ stored: 2 }])
  await job.stop()
  await upkeep.stop({ graceful: false })
  await database.close()
})
