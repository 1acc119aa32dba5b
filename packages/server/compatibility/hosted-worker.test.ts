import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Database } from '#server/database/database'
import { prepareHosted } from '#server/database/testing/hosted-supabase'
import { makePerson } from '#server/database/testing/make-person'
import { submitBooking } from '#server/mail/testing/leave-booking'
import { submitLead } from '#server/mail/testing/leave-lead'
import { startLoopbackSmtp, type LoopbackSmtp } from '#server/mail/testing/loopback-smtp'
import { openWorkshop, type ServerProcess, type Workshop } from '#server/testing/server-process'
import { until } from '#server/testing/until'

describe.runIf(process.env.TEST_DATABASE === 'postgres')('a worker beside a hosted Supabase', () => {
  let workshop: Workshop
  let smtp: LoopbackSmtp
  let database: Database
  let settings: Record<string, string>
  let worker: ServerProcess

  beforeAll(async () => {
    workshop = openWorkshop()
    smtp = await startLoopbackSmtp()
    const hosted = await prepareHosted(inject('postgresCluster')!, 'new')
    database = hosted.database
    settings = await workshop.settings({
      ROLE: 'worker',
      NODE_ENV: 'production',
      DATABASE_URL: hosted.url,
      SMTP_URL: smtp.url,
      OPERATOR_EMAIL: 'rides@retour.example',
      API_URL: 'https://mail.retour.example',
    })
    worker = await workshop.start(settings)
  })
  afterAll(async () => {
    await workshop?.close()
    await smtp?.close()
    await database?.close()
  })

  const mailTo = (address: string) =>
    until(
      `a mail to ${address}`,
      () => smtp.taken.find(({ recipients }) => recipients.includes(address))?.mail,
    )

  test('it migrates and seeds the project’s database as its owner, who is no superuser', async () => {
    expect((await fetch(`${worker.url}/health/ready`)).status).toBe(200)
    const { rows } = await database.executeSql(`select
      (select count(*)::int from app.vat_rules) > 0 as rules,
      (select count(*)::int from refund_offices) > 0 as locations,
      (select rolsuper from pg_roles where rolname = current_user) as super`)
    expect(rows).toEqual([{ rules: true, locations: true, super: false }])
  })

  test('a lead that came without our server brings its guide, whose unsubscribe link the worker answers', async () => {
    await submitLead(database, 'mei@mail.example')
    const mail = await mailTo('mei@mail.example')
    expect(mail.text).toContain('EUR 177.08')
    expect(mail.text).toContain('https://retour.example/map-locations/france')
    const header = mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? ''
    const link = new URL(/<(?<link>https:[^>]+)>/.exec(header)?.groups?.link ?? '')
    expect(link.origin).toBe('https://mail.retour.example')
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
    const answer = await fetch(worker.url + link.pathname + link.search, { method: 'POST', body })
    expect(answer.status).toBe(200)
    const { rows } = await database.executeSql('select count(*)::int as count from app.mail_opt_outs')
    expect(rows).toEqual([{ count: 1 }])
  })

  test('a ride brings the guest’s and the operator’s mail, and then nothing waits', async () => {
    await submitBooking(database, { email: 'ride@mail.example' })
    expect((await mailTo('ride@mail.example')).text).toContain('Charles de Gaulle')
    expect((await mailTo('rides@retour.example')).text).toContain('+1 555 0100')
    await until('an outbox without work', async () => {
      const { rows } = await database.executeSql(
        `select count(*)::int as count from app.outgoing_mail where state <> 'sent'`,
      )
      return rows[0]?.count === 0
    })
  })

  test('the rounds of a start look at the project’s people, remove what is overdue, and leave accounts to the project', async () => {
    const person = await makePerson(database)
    const old = await makePerson(database, { isConfirmed: false })
    await database.executeSql(`update auth.users set created_at = now() - interval '5 years' where id = $1`, [
      old.sub,
    ])
    await database.executeSql(
      `insert into leads (email, full_name, purchase_amount, currency, country, created_at)
        values ('long.ago@mail.example', 'Long Ago', 100, 'EUR', 'france', now() - interval '4 years'),
          ($1, 'Ada', 1250, 'EUR', 'france', now())`,
      [person.email],
    )
    // A worker makes suggestions and deletes overdue rows when it starts, so it is restarted.
    await worker.end('SIGTERM')
    worker = await workshop.start(settings)
    await until('the rounds of a start', async () => {
      const { rows } = await database.executeSql(`select
        not exists (select from leads where email = 'long.ago@mail.example') as gone,
        exists (select from app.suggestion_rounds where user_id = '${person.sub}') as looked`)
      return rows[0]?.gone === true && rows[0]?.looked === true
    })
    const { rows } = await database.executeSql('select count(*)::int as count from auth.users')
    expect(rows).toEqual([{ count: 2 }])
  })
})
