const sizeLimitBytes = 1_000_000

/** fetch, with an error instead of an answer of more than a megabyte. Redirects are not followed: they would take the key along. */
export const fetchWithin: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' })
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > sizeLimitBytes) throw new RangeError('the answer is larger than a megabyte')
    chunks.push(chunk)
  }
  return new Response(Buffer.concat(chunks), { status: response.status, headers: response.headers })
}
