import { bookingRow, leadRow } from '../load/rows.ts'
import { seededDraw } from '../load/seeded-draw.ts'
import { countStatuses, inTurns, senderOf, startVictim } from './victim.ts'

/** Tries sixty spellings of one mailbox, with every call that sends mail. */
export async function attackMailbomb(root: string, settings: Record<string, string>): Promise<string> {
  const victim = await startVictim(root, settings)
  const draw = seededDraw(9)
  const address = (n: number) => {
    const dotted = `${'victim'.slice(0, 1 + (n % 5))}.${'victim'.slice(1 + (n % 5))}`
    return `${dotted}+${n}@${n % 2 ? 'gmail.com' : 'googlemail.com'}`
  }
  try {
    const answers = await inTurns(60, 4, (n) => {
      const email = address(n)
      const sender = senderOf(n)
      if (n % 4 === 0) return victim.call('/rest/v1/leads', { sender, body: leadRow(draw, email) })
      if (n % 4 === 1)
        return victim.call('/rest/v1/bookings', { sender, body: { ...bookingRow(draw), email } })
      if (n % 4 === 2)
        return victim.call('/auth/v1/signup', { sender, body: { email, password: 'correct horse' } })
      return victim.call('/auth/v1/otp', { sender, body: { email, create_user: true } })
    })
    await new Promise((resume) => setTimeout(resume, 10_000))
    const mails = victim.taken.filter(({ recipients }) => recipients.some((to) => /^v[\w.]*\+\d+@/.test(to)))
    return `answers ${countStatuses(answers)}; ${mails.length} mails arrive at the one mailbox`
  } finally {
    await victim.stop()
  }
}
