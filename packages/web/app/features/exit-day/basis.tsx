import type { Confidence } from '@retour/domain/exit/territories'
import { m } from '#app/paraglide/messages.js'
import { ExternalLink } from '#app/ui/external-link.tsx'

interface BasisProps {
  article: string
  /** An address, or the name of a document. */
  source: string
  confidence: Confidence
}

/** The legal basis of a place or reading, and how certain it is. */
export function Basis({ article, source, confidence }: BasisProps) {
  const address = /https?:\S+/.exec(source)?.[0]
  return (
    <p className="text-meta text-ink-2">
      {address ? <ExternalLink href={address}>{article}</ExternalLink> : article}. {sure[confidence]()}
    </p>
  )
}

const sure = { high: m.exit_sure_high, medium: m.exit_sure_medium, low: m.exit_sure_low }
