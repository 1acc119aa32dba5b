import { Link } from '#app/platform/site-navigation.tsx'
import { m } from '#app/paraglide/messages.js'

/** A list of links to related pages of the site. */
export function RelatedLinks({ links }: { links: { path: string; text: string }[] }) {
  return (
    <nav aria-labelledby="related">
      <h2 id="related" className="heading-3">
        {m.guides_related_title()}
      </h2>
      <ul className="mt-1 border-b border-line text-small">
        {links.map(({ path, text }) => (
          <li key={path} className="border-t border-line">
            <Link to={path} className="inline-block py-1.25 text-blue-ink underline">
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
