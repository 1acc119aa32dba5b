import { requireGranted } from '#server/gate/limit-sender'
import { limitsOfSender, widestNetwork } from '#server/gate/sender-networks'
import type { Limit, Taken } from '#server/gate/rate-limits'
import type { Accounts } from './accounts.ts'
import { inHashTurn } from './password-hash.ts'
import type { Known, Marks } from './sign-in-marks.ts'
import type { Visitor } from './visitor.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
/** Wrong passwords of a browser that signed in to the account before: nobody else can use them up. */
const fromKnownDevice: Limit = { name: 'password-device', burst: 10, refillMs: 15 * minuteMs }
/** Wrong passwords for one account from one address, with longer and longer waits. The longest comes first. */
const fromOneAddress: Limit[] = [
  { name: 'password-from-day', burst: 30, refillMs: 24 * hourMs },
  { name: 'password-from-hours', burst: 20, refillMs: 6 * hourMs },
  { name: 'password-from', burst: 10, refillMs: 15 * minuteMs },
]
/** The same from all addresses that never signed in to it. */
const fromStrangers: Limit[] = [
  { name: 'password-day', burst: 600, refillMs: 24 * hourMs },
  { name: 'password-hours', burst: 300, refillMs: 6 * hourMs },
  { name: 'password', burst: 100, refillMs: 15 * minuteMs },
]
/** What an address has whatever others did: the owner may come from a new one while somebody guesses. */
const firstTries: Limit = { name: 'password-first', burst: 3, refillMs: 24 * hourMs }

type Dependencies = Pick<Accounts, 'limits' | 'database'>

export type Guesser = { email: string; visitor: Visitor; marks: Marks; known: Known }

type Allowance = { limit: Limit; who: string }
type Allowances = {
  own: Allowance[]
  /** Shared with all strangers; `first` stands in for it. Null for who is known. */
  strangers: { shared: Allowance[]; first: Allowance[] } | null
}

function allowancesOf({ email, visitor, marks, known }: Guesser): Allowances {
  if (known.device) return { own: [{ limit: fromKnownDevice, who: marks.device }], strangers: null }
  const ofSender = (wanted: Limit) =>
    limitsOfSender(wanted, visitor.sender).map(({ limit, who }) => ({ limit, who: `${email} ${who}` }))
  const own = fromOneAddress.flatMap(ofSender)
  if (known.sender) return { own, strangers: null }
  const shared = fromStrangers.map((limit) => ({ limit, who: email }))
  return { own, strangers: { shared, first: ofSender(firstTries) } }
}

/**
 * Whose turn of the hashing it is: a browser that is known does not wait behind its network. Who rents a /48 of IPv6 has one
 * turn for all of it.
 */
const turnOf = ({ visitor, marks, known }: Guesser): string =>
  known.device ? marks.device : widestNetwork(visitor.sender)

/**
 * Runs `check` (null = wrong password) unless too many wrong ones came before; refuses with 429 then. Only wrong ones
 * count, for unknown addresses alike. Both steps happen in one turn of the hashing, so that guesses sent at once do not
 * slip through together; a wrong one that still does is answered like the refused ones.
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

/** All in one transaction, which is one write to disk. */
async function countWrong({ limits, database }: Dependencies, { own, strangers }: Allowances) {
  const counted = await database.own.transaction().execute(async (tx) => {
    const takeAll = async (wanted: Allowance[]) => {
      const taken: Taken[] = []
      for (const { limit, who } of wanted) taken.push(await limits.take(limit, who, { run: tx }))
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

/** Either of two lets somebody in. */
function sooner(one: Taken, other: Taken): Taken {
  if (one.isGranted || other.isGranted) return { isGranted: true }
  return one.retryAfterSeconds < other.retryAfterSeconds ? one : other
}
