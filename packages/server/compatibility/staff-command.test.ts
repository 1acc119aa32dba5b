import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCommand } from '#server/testing/command-process'
import { openWorkshop, type Workshop } from '#server/testing/server-process'

let workshop: Workshop
let settings: Record<string, string>
beforeAll(async () => {
  workshop = openWorkshop()
  settings = await workshop.settings()
  await workshop.start(settings)
}, 120_000)
afterAll(() => workshop?.close())

test(
  'beside the running server nobody is staff at first, and only an account can be',
  { timeout: 240_000 },
  async () => {
    expect(await runCommand('staff', settings, 'list')).toEqual({
      code: 0,
      out: 'Nobody is staff\n',
      errors: '',
    })
    const { code, errors } = await runCommand('staff', settings, 'add', 'ada@mail.example', '--role', 'owner')
    expect({ code, errors }).toEqual({
      code: 1,
      errors:
        'retour: ada@mail.example has no confirmed account: sign up on the site first, then run this again\n',
    })
  },
)

test.each([
  [[], /^retour: usage: npm run staff/],
  [['add', 'ada@mail.example', 'owner', 'now'], /^retour: say list, add/],
  [['add', 'ada@mail.example'], /^retour: say list, add/],
])('%j is refused in one line', async (words, expected) => {
  const { code, out, errors } = await runCommand('staff', settings, ...words)
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(errors).toMatch(expected)
})
