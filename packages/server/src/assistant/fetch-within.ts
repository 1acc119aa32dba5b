const sizeLimitBytes = 1_000_000

/**
 * fetch, with an error instead of an answer of more than a megabyte. Redirects are not followed: they would take the key
 * along.
 */
export const fetchWithin: typeof fetch = async (input, init) => {
  const response = await fetchOnOpenLine(input, { ...init, redirect: 'error' })
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > sizeLimitBytes) throw new RangeError('the answer is larger than a megabyte')
    chunks.push(chunk)
  }
  return new Response(Buffer.concat(chunks), { status: response.status, headers: response.headers })
}

/** A kept line that the other side has closed meanwhile fails at once, before anything was read: then on a new one. */
async function fetchOnOpenLine(input: Parameters<typeof fetch>[0], init: RequestInit): Promise<Response> {
  try {
    return await fetch(input, init)
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as { code?: string }
    if (code !== 'UND_ERR_SOCKET' && code !== 'ECONNRESET') throw error
    return fetch(input, init)
  }
}
