import { countStatuses, ownerAddress, startVictim, type Answer } from './victim.ts'

/** Lets an account write favorites as fast as possible. */
export async function attackRows(root: string, settings: Record<string, string>): Promise<string> {
  const victim = await startVictim(root, settings)
  try {
    const { access_token: token, user } = await victim.addAccount(
      { email: 'greedy@mail.example', password: 'correct horse' },
      ownerAddress,
    )
    const body = (n: number) =>
      Array.from({ length: 2800 }, (_, index) => ({
        user_id: user.id,
        location_id: n * 2800 + index + 1,
        location_name: 'x'.repeat(60),
      }))
    const answers: Answer[] = []
    for (let n = 0; n < 70; n += 1)
      answers.push(
        await victim.call('/rest/v1/favorite_locations', { sender: ownerAddress, token, body: body(n) }),
      )
    // Also one by one, within the body limit.
    for (let n = 0; n < 600; n += 1)
      answers.push(
        await victim.call('/rest/v1/favorite_locations', {
          sender: ownerAddress,
          token,
          body: body(100 + n).slice(0, 100),
        }),
      )
    const favorites = await fetch(`${victim.url}/rest/v1/favorite_locations?select=id&limit=1`, {
      method: 'HEAD',
      headers: { ...victim.headersOf(ownerAddress, token), Prefer: 'count=exact' },
    })
    const rows = favorites.headers.get('content-range')?.split('/')[1] ?? '?'
    return `${rows} rows kept (answers ${countStatuses(answers)})`
  } finally {
    await victim.stop()
  }
}
