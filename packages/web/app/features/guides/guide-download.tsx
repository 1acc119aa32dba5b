import { Download } from 'lucide-react'
import type { MouseEvent } from 'react'
import { m } from '#app/paraglide/messages.js'
import { buttonClass } from '#app/ui/button-class.ts'
import { ExternalLink } from '#app/ui/external-link.tsx'
import { type DownloadState, useGuideDownload } from './use-guide-download.ts'

interface GuideDownloadProps {
  /** The URL of the file: on this site ("/guides/…"), or https on another. */
  href: string
  /** The name of the guide: "VAT refund guide: France". */
  title: string
  className?: string
}

/**
 * A printable guide: a link that works in every browser. With scripts, the page downloads the file and shows the
 * progress.
 */
export function GuideDownload({ href, title, className }: GuideDownloadProps) {
  const { state, start } = useGuideDownload(href)
  const isRunning = state.phase === 'running'

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (!isPlain || !href.startsWith('/')) return
    event.preventDefault()
    start()
  }

  return (
    <div className={className}>
      <a
        href={href}
        download
        aria-label={`${m.guides_download_action()}: ${title}`}
        onClick={handleClick}
        aria-disabled={isRunning || undefined}
        className={buttonClass({ variant: 'outlined' })}
      >
        <Download aria-hidden className="size-2.5 shrink-0" />
        {m.guides_download_action()}
      </a>
      {isRunning && <Progress state={state} />}
      <p role="status" className="mt-1 text-small text-ink-2 empty:hidden">
        {announce(state, title)}
      </p>
      {state.phase === 'failed' && state.kind !== 'offline' && (
        <p className="mt-0.5 text-small">
          <ExternalLink href={href} className="text-blue-ink">
            {m.guides_download_open()}
          </ExternalLink>
        </p>
      )}
    </div>
  )
}

/** Without a known size the bar shows no percentage. */
function Progress({ state }: { state: Extract<DownloadState, { phase: 'running' }> }) {
  const { loadedBytes, totalBytes } = state
  return (
    <progress
      aria-label={m.guides_download_progress()}
      className="mt-1.5 block h-0.75 w-full max-w-[22rem] appearance-none overflow-hidden rounded bg-line [&::-moz-progress-bar]:bg-blue [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-blue"
      {...(totalBytes === null ? {} : { max: totalBytes, value: loadedBytes })}
    />
  )
}

/** Returns the text for screen readers, announced once at start, end and failure; the progress itself is in the bar. */
function announce(state: DownloadState, title: string): string {
  if (state.phase === 'running') return m.guides_download_running({ title })
  if (state.phase === 'saved') return m.guides_download_saved({ file: state.fileName })
  if (state.phase === 'failed')
    return state.kind === 'offline' ? m.guides_download_offline() : m.guides_download_failed()
  return ''
}
