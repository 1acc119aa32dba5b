import { useEffect, useRef, useState } from 'react'
import { type BackendErrorKind, toBackendError } from '#app/backend/backend-error.ts'
import { type FileProgress, fetchFile } from '#app/backend/file-calls.ts'
import { saveFile } from '#app/platform/save-file.ts'

export type DownloadState =
  | { phase: 'idle' }
  | ({ phase: 'running' } & FileProgress)
  | { phase: 'saved'; fileName: string }
  | { phase: 'failed'; kind: BackendErrorKind }

/** Downloads a PDF and saves it, one at a time. Unmounting aborts the download. */
export function useGuideDownload(href: string): { state: DownloadState; start: () => void } {
  const [state, setState] = useState<DownloadState>({ phase: 'idle' })
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function download(leaving: AbortController) {
    setState({ phase: 'running', loadedBytes: 0, totalBytes: null })
    try {
      const file = await fetchFile(href, {
        type: 'application/pdf',
        signal: leaving.signal,
        onProgress: (progress) => setState({ phase: 'running', ...progress }),
      })
      const fileName = href.split('/').at(-1) ?? 'guide.pdf'
      saveFile(fileName, file)
      setState({ phase: 'saved', fileName })
    } catch (error) {
      if (!leaving.signal.aborted) setState({ phase: 'failed', kind: toBackendError(error).kind })
    } finally {
      running.current = null
    }
  }

  function start() {
    if (running.current) return
    running.current = new AbortController()
    void download(running.current)
  }

  return { state, start }
}
