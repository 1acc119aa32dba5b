import { ChevronLeft } from 'lucide-react'
import { m } from '#app/paraglide/messages.js'
import { OfflineBadge } from './offline-badge.tsx'

/** Replaces the site's navigation: a back button and the title. The page has the screen to itself (`app.css`). */
export function HelpBar({ title, onBack }: { title: string; onBack: () => void }) {
  return (
    <div data-alone className="border-b border-line">
      <div className="page flex min-h-8 max-w-[44rem] items-center gap-1">
        <button
          type="button"
          aria-label={m.help_back()}
          onClick={onBack}
          className="-ms-1.25 grid size-touch flex-none cursor-pointer place-items-center rounded"
        >
          <ChevronLeft aria-hidden className="size-3.25 rtl:-scale-x-100" strokeWidth={1.6} />
        </button>
        <p className="me-auto font-strong">{title}</p>
        <OfflineBadge />
      </div>
    </div>
  )
}
