import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyHeaders, openTestApp, type TestApp } from '#server/testing/open-test-app'

let opened: TestApp
beforeAll(async () => {
  opened = await openTestApp()
})
afterAll(() => opened.close())

const read = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await opened.app.request(`/rest/v1/${path}`, { headers: { ...keyHeaders, ...headers } })
  return {
    status: answer.status,
    range: answer.headers.get('Content-Range'),
    rows: (await answer.json()) as unknown[],
  }
}

test('reads that differ in one header, one parameter or the table are answered each for itself, in any order', async () => {
  const offices = 'refund_offices?select=id&order=id&limit=2'
  const one = 'refund_offices?select=id&order=id&limit=1'
  for (let round = 0; round < 2; round += 1) {
    const plain = await read(offices)
    expect(plain).toMatchObject({ status: 200, range: '0-1/*' })
    expect(await read(one)).toMatchObject({ rows: [plain.rows[0]] })
    expect(await read(one, { Accept: 'application/vnd.pgrst.object+json' })).toMatchObject({
      rows: plain.rows[0],
    })
    expect((await read(offices, { Prefer: 'count=exact' })).range).toMatch(/^0-1\/\d+$/)
    expect(await read('refund_offices?select=id&order=id', { Range: '1-1' })).toMatchObject({
      range: '1-1/*',
      rows: [plain.rows[1]],
    })
    expect((await read('vat_guides?select=id&order=id&limit=2')).rows).not.toEqual(plain.rows)
    expect((await read('refund_offices?select=id&order=id.desc&limit=2')).rows).not.toEqual(plain.rows)
    expect((await read('refund_offices?select=none')).status).toBe(400)
  }
})
