import { m } from '#app/paraglide/messages.js'
import { ExternalLink } from '#app/ui/external-link.tsx'

/** A link to the source of a rule. */
export function SourceLink({ href }: { href: string }) {
  return (
    <ExternalLink href={href} className="font-strong text-blue-ink">
      {m.calculator_source()}
    </ExternalLink>
  )
}
