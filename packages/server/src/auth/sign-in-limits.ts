import { requireGranted } from '#server/gate/limit-sender'
import { limitsOfSender, widestNetwork } from '#server/gate/sender-networks'
import type { Allowance, Limit, Taken } from '#server/gate/rate-limits'
import type { Accounts } from './accounts.ts'
import { inHashTurn } from './password-hash.ts'
import type { Known, Marks } from './sign-in-marks.ts'
import type { Visitor } from './visitor.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
/** Wrong passwords from a browser that signed in to the account before. No one else can use up this limit. */
const fromKnownDevice: Limit = { name: 'password-device', burst: 10, refillMs: 15 * minuteMs }
/**
 * Wrong passwords for one account from one address. The wait grows with the number of attempts. The longest period
 * comes first.
 */
const fromOneAddress: Limit[] = [
  { name: 'password-from-day', burst: 30, refillMs: 24 * hourMs },
  { name: 'password-from-hours', burst: 20, refillMs: 6 * hourMs },
  { name: 'password-from', burst: 10, refillMs: 15 * minuteMs },
]
/** Wrong passwords for one account from all addresses that never signed in to it. */
const fromStrangers: Limit[] = [
  { name: 'password-day', burst: 600, refillMs: 24 * hourMs },
  { name: 'password-hours', burst: 300, refillMs: 6 * hourMs },
  { name: 'password', burst: 100, refillMs: 15 * minuteMs },
]
/**
 * Attempts that each new address has in any case, so that the owner can sign in from one while somebody else guesses.
 */
const firstTries: Limit = { name: 'password-first', burst: 3, refillMs: 24 * hourMs }

type Dependencies = Pick<Accounts, 'limits' | 'database'>

/** Who tries a password for an account, and what is known about the browser and network. */
export type Guesser = { email: string; visitor: Visitor; marks: Marks; known: Known }

type Allowances = {
  own: Allowance[]
  /** The limits that all unknown senders share, and the first attempts that bypass them. Null for a known sender. */
  strangers: { shared: Allowance[]; first: Allowance[] } | null
}

function allowancesOf({ email, visitor, marks, known }: Guesser): Allowances {
  if (known.device) return { own: [{ limit: fromKnownDevice, who: marks.device }], strangers: null }
  const ofSender = (base: Limit) =>
    limitsOfSender(base, visitor.sender).map(({ limit, who }) => ({ limit, who: `${email} ${who}` }))
  const own = fromOneAddress.flatMap(ofSender)
  if (known.sender) return { own, strangers: null }
  const shared = fromStrangers.map((limit) => ({ limit, who: email }))
  return { own, strangers: { shared, first: ofSender(firstTries) } }
}

/**
 * The key of the queue for hashing. A known browser does not wait behind its network. A /48 of IPv6 counts as one
 * sender.
 */
const turnOf = ({ visitor, marks, known }: Guesser): string =>
  known.device ? marks.device : widestNetwork(visitor.sender)

/**
 * Runs `check`, which returns null for a wrong password. Throws 429 without a check if there were too many wrong ones
 * before. Only wrong passwords count, also for unknown addresses.
 *
 * The limit is checked and counted in one turn of the hash queue, so that parallel guesses cannot pass together. If a
 * wrong guess exceeds the limit nevertheless, it throws 429 too.
 */
export function guardGuessing<T>(
  accounts: Dependencies,
  guesser: Guesser,
  check: () => Promise<T | null>,
): Promise<T | null> {
  const allowances = allowancesOf(guesser)
  return inHashTurn(turnOf(guesser), async () => {
    await requireOpen(accounts, allowances)
    const found = await check()
    if (found === null) await countWrong(accounts, allowances)
    return found
  })
}

async function requireOpen({ limits }: Dependencies, { own, strangers }: Allowances) {
  const all = await limits.isOpen([...own, ...(strangers?.shared ?? [])])
  if (all.isGranted) return
  requireGranted(await limits.isOpen(own))
  if (!strangers) return
  const first = await limits.isOpen(strangers.first)
  if (!first.isGranted) requireGranted(sooner(all, first))
}

/** Counts in one transaction, because each is a write to disk. */
async function countWrong({ limits, database }: Dependencies, { own, strangers }: Allowances) {
  const counted = await database.own.transaction().execute(async (tx) => {
    const takeAll = async (allowances: Allowance[]) => {
      const taken: Taken[] = []
      for (const { limit, who } of allowances) taken.push(await limits.take(limit, who, { run: tx }))
      return taken
    }
    return {
      first: await takeAll(strangers?.first ?? []),
      mine: await takeAll(own),
      shared: await takeAll(strangers?.shared ?? []),
    }
  })
  const { first, mine, shared } = counted
  mine.forEach(requireGranted)
  const refused = first.find(({ isGranted }) => !isGranted)
  if (refused) shared.forEach((taken) => requireGranted(sooner(taken, refused)))
}

/** Returns the more favourable of two limits: granted, or else the shorter wait. */
function sooner(one: Taken, other: Taken): Taken {
  if (one.isGranted || other.isGranted) return { isGranted: true }
  return one.retryAfterSeconds < other.retryAfterSeconds ? one : other
}
