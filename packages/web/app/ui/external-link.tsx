import { ExternalLink as Icon } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'

interface ExternalLinkProps {
  href: string
  /** The accessible name if the text is not clear by itself: "Website of Wagener Galerie". */
  label?: string
  className?: string
  children: ReactNode
}

/** A link to another site. It opens a new tab, is marked by an arrow, and sends no referrer. */
export function ExternalLink({ href, label, className = '', children }: ExternalLinkProps) {
  return (
    <a
      href={href}
      rel="noopener noreferrer"
      target="_blank"
      aria-label={label && m.ui_label_opens_in_new_tab({ label })}
      className={`underline ${className}`}
    >
      {children}
      <span aria-hidden className="whitespace-nowrap">
        {'\u00a0'}
        <Icon className="inline size-[0.85em] align-[-0.05em]" strokeWidth={1.8} />
      </span>
      {!label && <span className="sr-only"> {m.ui_opens_in_new_tab()}</span>}
    </a>
  )
}
