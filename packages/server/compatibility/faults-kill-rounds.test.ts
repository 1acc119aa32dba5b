import { expect, test } from 'vitest'
import { runKillRounds } from '#server/testing/kill-rounds'
import { roundFaults } from '#server/testing/round-faults'
import { mayMount } from '#server/testing/small-disk'

const kind = process.env.TEST_DATABASE === 'postgres' ? 'postgres' : 'embedded'

// `KILL_ROUNDS=200 npm run bench -- kill-rounds` runs more rounds. On PostgreSQL, mail of a killed server is sent again
// half a minute later, so this test takes long and needs KILL_ROUNDS=1.
test.runIf(mayMount() && (kind === 'embedded' || process.env.KILL_ROUNDS))(
  '74, 77, 78, 80: killed while guests write, beside each other fault: nothing lost, nothing doubled, each mail sent',
  { timeout: 600_000 },
  async () => {
    const seen = await runKillRounds(kind, roundFaults.length)
    expect(seen).toMatchObject({ lost: 0, doubled: 0, withoutMail: [], otherMail: 0, repeatedByOne: 0 })
    expect(seen.acknowledged).toBeGreaterThan(roundFaults.length)
  },
)
