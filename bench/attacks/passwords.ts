import { countStatuses, inTurns, ownerAddress, senderOf, startVictim } from './victim.ts'

const owner = { email: 'owner@mail.example', password: 'correct horse' }

/**
 * Sends 101 wrong passwords from eleven addresses; then the owner signs in from a new address and from the usual one.
 */
export async function attackLockOut(root: string, settings: Record<string, string>): Promise<string> {
  const victim = await startVictim(root, settings)
  try {
    await victim.addAccount(owner, ownerAddress)
    const answers = await inTurns(101, 4, (n) =>
      victim.signIn({ ...owner, password: `guess ${n}` }, senderOf(n % 11)),
    )
    const fresh = await victim.signIn(owner, '192.0.2.77')
    const usual = await victim.signIn(owner, ownerAddress)
    const more = await inTurns(400, 4, (n) =>
      victim.signIn({ ...owner, password: `guess ${n}` }, senderOf(20 + n)),
    )
    const later = await victim.signIn(owner, '192.0.2.78')
    return (
      `guesses ${countStatuses(answers)}; the owner gets ${fresh.status} at a new address, ${usual.status} at the usual one; ` +
      `after 400 more from as many addresses (${countStatuses(more)}) ${later.status} at another new one`
    )
  } finally {
    await victim.stop()
  }
}

/** Sends 360 guesses at once from twelve addresses, and one valid sign-in behind them. */
export async function attackHashing(root: string, settings: Record<string, string>): Promise<string> {
  const victim = await startVictim(root, settings)
  try {
    await victim.addAccount(owner, ownerAddress)
    const guesses = inTurns(360, 360, (n) =>
      victim.signIn({ email: `nobody-${n}@mail.example`, password: 'wrong horse' }, senderOf(n % 12)),
    )
    await new Promise((resume) => setTimeout(resume, 100))
    const honest = await Promise.all(
      Array.from({ length: 5 }, (_, n) => victim.signIn(owner, `192.0.2.${100 + n}`)),
    )
    const slowest = Math.max(...honest.map(({ tookMs }) => tookMs))
    return `guesses ${countStatuses(await guesses)}; five honest sign-ins ${countStatuses(honest)}, the slowest after ${Math.round(slowest)} ms`
  } finally {
    await victim.stop()
  }
}
