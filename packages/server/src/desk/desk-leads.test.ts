import type { DeskLeads } from '@retour/domain/wire/people'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { submitLead } from '#server/mail/testing/leave-lead'
import { openDesk, type DeskApp, type Member } from './testing/open-desk.ts'

let desk: DeskApp
let ana: Member
beforeAll(async () => {
  desk = await openDesk()
  ana = await desk.addMember('dispatcher', 'Ana Ruiz')
})
afterAll(() => desk.close())

const leave = (email: string, fullName?: string) => submitLead(desk.dependencies.database, email, fullName)
const ask = (query: Record<string, string>, as = ana) =>
  desk.call(`/leads?${new URLSearchParams(query).toString()}`, { as })
const find = async (search: string) => {
  const { leads } = (await ask({ search })).body as unknown as DeskLeads
  return leads.map(({ email }) => email)
}

describe('leads at the desk', () => {
  test('are read by owners, dispatchers and auditors with a second factor; editors are told, others find nothing', async () => {
    await leave('role@mail.example')
    for (const role of ['owner', 'auditor'] as const)
      expect((await ask({}, await desk.addMember(role))).status).toBe(200)
    expect(await ask({}, await desk.addMember('editor'))).toMatchObject({
      status: 403,
      body: { code: 'not_yours' },
    })
    expect((await ask({}, await desk.addAccount('owner'))).status).toBe(403)
    expect((await ask({}, await desk.addAccount())).status).toBe(404)
  })

  test('say what was agreed to and when, also when it was taken back since, and nothing of what was bought', async () => {
    await desk.run(
      `insert into public.leads (email, full_name, purchase_amount, currency, country, marketing_consent)
        values ('agreed@mail.example', 'Mei Tanaka', 777, 'EUR', 'spain', true)`,
    )
    const read = async () => ((await ask({ search: 'agreed' })).body as unknown as DeskLeads).leads
    const [lead] = await read()
    expect(lead).toEqual({
      id: lead?.id,
      createdAt: lead?.createdAt,
      fullName: 'Mei Tanaka',
      email: 'agreed@mail.example',
      country: 'spain',
      source: 'guest',
      news: {
        isGiven: true,
        at: lead?.createdAt,
        textVersion: '2026-11',
        givenIn: 'lead',
        isAddressProven: false,
      },
      noGuidesSince: null,
    })
    await desk.run(
      `insert into app.consent_records (email, purpose, is_given, text_version, given_in, is_address_proven, created_at)
        values ('agreed@mail.example', 'news', false, 'settings-2026-11', 'settings', true, now() + interval '1 second')`,
    )
    await desk.run(`insert into app.mail_opt_outs (email) values ('agreed@mail.example')`)
    expect(await read()).toMatchObject([
      {
        news: { isGiven: false, givenIn: 'settings', isAddressProven: true },
        noGuidesSince: expect.any(String),
      },
    ])
  })

  test('are found by the beginnings of words of the name and the address, in any letters', async () => {
    await leave('lovelace.ada+shop@mail.example', 'Ada O’Neill-Byron')
    await leave('li@xiaolong.example', '李小龙 Lee')
    const found = async (...searches: string[]) =>
      Object.fromEntries(await Promise.all(searches.map(async (search) => [search, await find(search)])))
    const all = (searches: string[], emails: string[]) =>
      Object.fromEntries(searches.map((search) => [search, emails]))
    const hers = [
      'ADA',
      'byr',
      'love',
      'ada byron',
      'lovelace.ada+s',
      'Lovelace.Ada+shop@MAIL.ex',
      'shop',
      `'ada':*`,
    ]
    expect(await found(...hers)).toEqual(all(hers, ['lovelace.ada+shop@mail.example']))
    expect(await find('李小')).toEqual(['li@xiaolong.example'])
    const nobodys = ['yron', 'ada curie', 'ada@mail.example', '%', `'`, '\\', '" & *', '@']
    expect(await found(...nobodys)).toEqual(all(nobodys, []))
  })

  test('come 50 at a time, each once, also those of one moment', async () => {
    await desk.run(
      `insert into public.leads (email, full_name, purchase_amount, currency, country)
        select 'paged' || n || '@mail.example', 'Paged Example', 100, 'EUR', 'france' from generate_series(1, 120) as n`,
    )
    const seen: string[] = []
    const sizes: number[] = []
    let next: string | null = null
    do {
      const { body, status } = await ask({ search: 'paged', ...(next && { after: next }) })
      expect(status).toBe(200)
      const page = body as unknown as DeskLeads
      sizes.push(page.leads.length)
      seen.push(...page.leads.map(({ id }) => id))
      next = page.next
    } while (next)
    expect(sizes).toEqual([50, 50, 20])
    expect(new Set(seen).size).toBe(120)
  })

  test('a word that more than 5,000 leads have finds the same, newest first', async () => {
    await desk.run('alter table public.leads disable trigger user')
    await desk.run(
      `insert into public.leads (email, full_name, purchase_amount, currency, country, calculated_on, created_at)
        select 'many.' || n || '@mail.example', case when n % 2 = 0 then 'Crowd Even' else 'Crowd Odd' end, 100, 'EUR',
          'france', current_date, now() + n * interval '1 second' from generate_series(1, 6000) as n`,
    )
    await desk.run('alter table public.leads enable trigger user')
    expect((await find('crowd')).slice(0, 2)).toEqual(['many.6000@mail.example', 'many.5999@mail.example'])
    expect((await find('CRO odd')).slice(0, 2)).toEqual(['many.5999@mail.example', 'many.5997@mail.example'])
    expect(await find('rowd')).toEqual([])
    expect(await find('many.17@mail')).toEqual(['many.17@mail.example'])
    expect((await find('many mail')).length).toBe(50)
  })

  test('pages give every lead of a word once, newest first: few or many, new or old, and thousands of one moment', async () => {
    await desk.run('alter table public.leads disable trigger user')
    await desk.run(
      `insert into public.leads (email, full_name, purchase_amount, currency, country, calculated_on, created_at)
        select 'span' || n || '@mail.example', concat_ws(' ', 'Spread', case when n % 700 = 0 then 'Rare' end, case when hashint4(n) % 11 = 0 then 'Sparse' end,
            case when n > 5000 then 'Ancient' end, case when n between 2000 and 4300 then 'Burst' end), 100, 'EUR', 'france',
          current_date, now() - interval '1 day' - case when n between 2000 and 4300 then 4300 else n end * interval '1 hour'
        from generate_series(1, 9000) as n`,
    )
    await desk.run('alter table public.leads enable trigger user')
    const maxListed = 1000
    const pagesOf = async (search: string) => {
      const seen: string[] = []
      let next: string | null = null
      do {
        const page = (await ask({ search, ...(next && { after: next }) })).body as unknown as DeskLeads
        seen.push(...page.leads.map(({ id }) => id))
        next = page.next
      } while (next && seen.length < maxListed)
      return seen
    }
    for (const word of ['rare', 'sparse', 'ancient', 'burst', 'spread rare']) {
      const rows = await desk.run(
        `select id from public.leads where lower(full_name) like $1 order by created_at desc, id desc`,
        [`%${word.replace(' ', '%')}%`],
      )
      expect(rows.length).toBeGreaterThan(10)
      expect([word, ...(await pagesOf(word))]).toEqual([
        word,
        ...rows.slice(0, maxListed).map(({ id }) => id),
      ])
    }
  })

  test.each(['x', '2026-11-27', "2026-11-27T00:00:00.000000Z_' or true", ''])(
    'a page %j that was not given is refused',
    async (after) => {
      expect(await ask({ after })).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
    },
  )
})
