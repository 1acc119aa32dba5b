import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createRouter } from './route-memory.ts'

const answer = async (app: Hono, path: string, method = 'GET') => (await app.request(path, { method })).text()

test('each path finds its own route and parameters, the first time and every time after', async () => {
  const app = new Hono({ router: createRouter() })
  app.use('/rest/*', async (c, next) => {
    await next()
    c.header('X-Passed', c.req.path)
  })
  app.post('/rest/call/:name', (c) => c.text(`call ${c.req.param('name')}`))
  app.get('/rest/:table', (c) => c.text(`read ${c.req.param('table')}`))
  app.post('/rest/:table', (c) => c.text(`insert ${c.req.param('table')}`))
  for (let round = 0; round < 3; round += 1) {
    expect(await answer(app, '/rest/leads')).toBe('read leads')
    expect(await answer(app, '/rest/offices')).toBe('read offices')
    expect(await answer(app, '/rest/leads', 'POST')).toBe('insert leads')
    expect(await answer(app, '/rest/call/leads', 'POST')).toBe('call leads')
    expect((await app.request('/rest/none/there')).status).toBe(404)
    expect((await app.request('/rest/leads')).headers.get('X-Passed')).toBe('/rest/leads')
  }
})

test('a route that is added later is found also at a path that was asked for before', async () => {
  const app = new Hono({ router: createRouter() })
  expect((await app.request('/late')).status).toBe(404)
  app.get('/late', (c) => c.text('here'))
  expect(await answer(app, '/late')).toBe('here')
})

test('more paths than are remembered are all found', async () => {
  const app = new Hono({ router: createRouter() })
  app.get('/:name', (c) => c.text(c.req.param('name')))
  for (let n = 0; n < 2500; n += 1) expect(await answer(app, `/${n}`)).toBe(String(n))
  expect(await answer(app, '/0')).toBe('0')
})
