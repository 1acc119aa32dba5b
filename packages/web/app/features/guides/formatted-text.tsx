import { readRichText } from '@retour/domain/content/rich-text'
import type { RichText } from '@retour/domain/content/page-content'
import { Link } from '#app/platform/site-navigation.tsx'
import { ExternalLink } from '#app/ui/external-link.tsx'

const linkClass = 'text-blue-ink underline'

/** Renders a text with its links and bold parts. Links to other sites open a new tab. */
export function FormattedText({ text }: { text: RichText }) {
  return readRichText(text).map((part, index) => {
    // The index is a stable key, because the parts never change their order.
    const key = index
    if (part.kind === 'text') return part.text
    if (part.kind === 'strong')
      return (
        <strong key={key} className="font-strong">
          {part.text}
        </strong>
      )
    if (part.to.startsWith('/'))
      return (
        <Link key={key} to={part.to} className={linkClass}>
          {part.text}
        </Link>
      )
    return (
      <ExternalLink key={key} href={part.to} className={linkClass}>
        {part.text}
      </ExternalLink>
    )
  })
}
