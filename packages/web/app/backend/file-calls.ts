import { eitherSignal } from '#app/platform/either-signal.ts'
import { BackendError } from './backend-error.ts'

export type FileProgress = {
  loadedBytes: number
  /** The announced size; null if the server did not say. */
  totalBytes: number | null
}

type FetchFile = {
  /** The required media type, because a network's login page answers every URL. */
  type: string
  signal: AbortSignal
  onProgress: (progress: FileProgress) => void
  /** The maximum silence; the whole download has no limit. */
  stallMs?: number
}

/** Downloads a file in chunks. Throws BackendError if it fails, has another type, or ends early. */
export async function fetchFile(
  address: string,
  { type, signal, onProgress, stallMs = 15_000 }: FetchFile,
): Promise<Blob> {
  const stall = new AbortController()
  let timer = setTimeout(() => stall.abort(), stallMs)
  try {
    const response = await fetch(address, { signal: eitherSignal(signal, stall.signal) })
    const { status, headers, body } = response
    if (!response.ok || !body)
      throw new BackendError(status < 500 ? 'refused' : 'failed', `Answer ${status}`, { status })
    if (!headers.get('content-type')?.startsWith(type))
      throw new BackendError('failed', 'The answer is not the file.', { status })
    const totalBytes = totalOf(headers)
    const chunks: Uint8Array<ArrayBuffer>[] = []
    let loadedBytes = 0
    onProgress({ loadedBytes, totalBytes })
    const reader = body.getReader()
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(timer)
      timer = setTimeout(() => stall.abort(), stallMs)
      chunks.push(part.value)
      loadedBytes += part.value.byteLength
      onProgress({ loadedBytes, totalBytes })
    }
    if (totalBytes !== null && loadedBytes !== totalBytes)
      throw new BackendError('failed', 'The file ended early.', { status })
    return new Blob(chunks, { type })
  } catch (cause) {
    if (cause instanceof BackendError || signal.aborted) throw cause
    if (stall.signal.aborted) throw new BackendError('timeout', 'Nothing more arrived.', { cause })
    throw new BackendError(navigator.onLine ? 'unreachable' : 'offline', 'No connection.', { cause })
  } finally {
    clearTimeout(timer)
  }
}

/** The announced length is of the transferred bytes, which equal the file's only without compression. */
function totalOf(headers: Headers): number | null {
  const length = Number(headers.get('content-length'))
  return length > 0 && !headers.has('content-encoding') ? length : null
}
