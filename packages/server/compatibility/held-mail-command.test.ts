import { afterAll, beforeAll, expect, test } from 'vitest'
import { someBooking } from '#server/mail/testing/leave-booking'
import { call } from '#server/testing/call-server'
import { runCommand } from '#server/testing/command-process'
import { openWorkshop, waitForMail, type Workshop } from '#server/testing/server-process'

let workshop: Workshop
let settings: Record<string, string>
let url: string
beforeAll(async () => {
  workshop = openWorkshop()
  settings = await workshop.settings()
  url = (await workshop.start(settings)).url
}, 120_000)
afterAll(() => workshop?.close())

const book = async (email: string) => {
  const { status } = await call(url, '/rest/v1/bookings', { body: someBooking({ email }) })
  expect(status).toBe(201)
}

/** The test runs five processes in turn, which takes long on a busy machine. */
const timeoutMs = 240_000

test(
  'beside the running server held mail is listed, released and dropped',
  { timeout: timeoutMs },
  async () => {
    expect(await runCommand('held-mail', settings)).toEqual({ code: 0, out: 'No mail is held\n', errors: '' })
    for (let n = 0; n < 10; n += 1) await book(`amelie+${n}@mail.example`)
    await book('am.elie@mail.example')
    await book('am.el.ie@mail.example')
    const { out } = await runCommand('held-mail', settings)
    const [heading, first = '', second = ''] = out.trim().split('\n')
    expect(heading).toBe('Mails held: 2')
    expect(first).toMatch(
      /^[\w-]{36} {2}\S+Z {2}booking-guest {2}a…@mail\.example {2}the mailbox had 10 mails about rides that day$/,
    )
    const [id = ''] = first.split(' ')
    const released = await runCommand('held-mail', settings, '--release', id)
    expect(released).toEqual({ code: 0, out: 'Mails on their way: 1\n', errors: '' })
    expect(await waitForMail(settings)('am.elie@mail.example')).toContain('Hello')
    expect((await runCommand('held-mail', settings, '--drop', 'all')).out).toBe('Mails dropped: 1\n')
    expect((await runCommand('held-mail', settings)).out).toBe('No mail is held\n')
    expect(second).not.toContain(id)
  },
)

test.each([
  [['--release'], /^retour: usage: npm run held-mail/],
  [['--burn', 'all'], /^retour: say --release or --drop/],
  [['--release', 'all'], /^retour: no mail is held\n$/],
])('%j is refused in one line', async (words, expected) => {
  const { code, out, errors } = await runCommand('held-mail', settings, ...words)
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(errors).toMatch(expected)
})
