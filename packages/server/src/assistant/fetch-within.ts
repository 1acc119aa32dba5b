/** Decompressed. An answer with a few hundred words and calls has a twentieth of it. */
const sizeLimitBytes = 250_000
const maxDepth = 32
const maxCalls = 16

/**
 * Like fetch, but throws RangeError for a response that is too long, nested too deeply or has too many tool calls,
 * because parsing it would block the process for seconds. Does not follow redirects, which would receive the API key.
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

/** Returns how deeply lists and objects are nested in a JSON text. Brackets in strings do not count. */
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

/** Returns the number of tool calls in a completion; 0 for another body. */
function callsIn(text: string): number {
  try {
    const { choices = [] } = (JSON.parse(text) as Completion) ?? {}
    return choices.reduce((sum, choice) => sum + (choice.message?.tool_calls?.length ?? 0), 0)
  } catch {
    return 0
  }
}

/** Retries once on a new connection if a persistent connection was closed by the server before the response. */
async function fetchOnOpenLine(input: Parameters<typeof fetch>[0], init: RequestInit): Promise<Response> {
  try {
    return await fetch(input, init)
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as { code?: string }
    if (code !== 'UND_ERR_SOCKET' && code !== 'ECONNRESET') throw error
    return fetch(input, init)
  }
}
