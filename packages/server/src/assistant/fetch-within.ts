/** Unpacked. An answer of a few hundred words and calls has a twentieth of it. */
const sizeLimitBytes = 250_000
const maxDepth = 32
const maxCalls = 16

/**
 * fetch, with a RangeError instead of an answer that is too long, nested too deep or calls more tools at once than any
 * question needs: reading those would keep the process busy for seconds. Redirects are not followed: they would take the
 * key along.
 */
export const fetchWithin: typeof fetch = async (input, init) => {
  const response = await fetchOnOpenLine(input, { ...init, redirect: 'error' })
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > sizeLimitBytes) throw new RangeError('the answer is too long')
    chunks.push(chunk)
  }
  const body = Buffer.concat(chunks)
  const text = body.toString()
  if (depthOf(text) > maxDepth) throw new RangeError('the answer is nested too deep')
  if (callsIn(text) > maxCalls) throw new RangeError('the answer calls too many tools')
  return new Response(body, { status: response.status, headers: response.headers })
}

/** How deep lists and objects of a JSON text stand in each other; brackets in its texts do not count. */
function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  let isInText = false
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]
    if (sign === '"') isInText = !isInText
    else if (isInText) at += sign === '\\' ? 1 : 0
    else if (sign === '{' || sign === '[') deepest = Math.max(deepest, (depth += 1))
    else if (sign === '}' || sign === ']') depth -= 1
  }
  return deepest
}

type Completion = { choices?: { message?: { tool_calls?: unknown[] } }[] } | null

/** Calls of tools in a completion; 0 in what is none. */
function callsIn(text: string): number {
  try {
    const { choices = [] } = (JSON.parse(text) as Completion) ?? {}
    return choices.reduce((sum, choice) => sum + (choice.message?.tool_calls?.length ?? 0), 0)
  } catch {
    return 0
  }
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
