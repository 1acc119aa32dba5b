import { until } from '@retour/server/src/testing/until.ts'
import { bookingRow } from '../load/rows.ts'
import { seededDraw } from '../load/seeded-draw.ts'
import { countStatuses, inTurns, ownerAddress, senderOf, startVictim } from './victim.ts'

const operator = 'desk@retour.example'

/** Sends 201 posts of ten bookings from as many senders, then an honest one. */
export async function attackBookings(root: string, settings: Record<string, string>): Promise<string> {
  const victim = await startVictim(root, settings)
  const draw = seededDraw(7)
  try {
    const answers = await inTurns(201, 8, (n) =>
      victim.call('/rest/v1/bookings', {
        sender: senderOf(n),
        body: Array.from({ length: 10 }, () => bookingRow(draw)),
      }),
    )
    const honest = { ...bookingRow(draw), email: 'honest@mail.example', full_name: 'Honest Guest' }
    await victim.call('/rest/v1/bookings', { sender: ownerAddress, body: honest })
    const hasCome = () =>
      victim.taken.some(
        ({ recipients, mail }) => recipients.includes(operator) && mail.text?.includes(honest.email),
      )
    const toOperator = await until('the mail', hasCome, 120_000).then(
      () => 'arrives',
      () => 'does not arrive within 2 min',
    )
    return `posts ${countStatuses(answers)}; the operator's mail about the honest booking ${toOperator}`
  } finally {
    await victim.stop()
  }
}

/**
 * Requests 2,280 sign-in codes for new addresses from 76 senders; then the owner of an account requests a new password.
 */
export async function attackCodes(root: string, settings: Record<string, string>): Promise<string> {
  const victim = await startVictim(root, settings)
  try {
    const owner = { email: 'owner@mail.example', password: 'correct horse' }
    await victim.addAccount(owner, ownerAddress)
    const before = victim.taken.length
    const answers = await inTurns(2280, 8, (n) =>
      victim.call('/auth/v1/otp', {
        sender: senderOf(n % 76),
        body: { email: `stranger-${n}@mail.example`, create_user: true },
      }),
    )
    await victim.call('/auth/v1/recover', { sender: ownerAddress, body: { email: owner.email } })
    const startedAt = performance.now()
    const hasCome = () =>
      victim.taken.slice(before).some(({ recipients }) => recipients.includes(owner.email))
    const has = await until('the reset', hasCome, 120_000).then(
      () => true,
      () => false,
    )
    const after = ((performance.now() - startedAt) / 1000).toFixed(1)
    return `codes ${countStatuses(answers)}; the owner's reset ${has ? `arrives after ${after} s` : 'does not arrive within 2 min'}`
  } finally {
    await victim.stop()
  }
}
