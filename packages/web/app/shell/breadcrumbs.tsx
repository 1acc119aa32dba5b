import { Fragment } from 'react'
import { Link } from '#app/platform/site-navigation.tsx'
import { m } from '#app/paraglide/messages.js'
import type { Breadcrumb } from '#app/platform/page-meta.ts'

/**
 * The path from the home page to this page, which is the last item. It is always one line; if it is wider than the
 * screen, it scrolls by touch, or by keyboard from its links. The padding leaves space for their focus ring.
 */
export function Breadcrumbs({ items }: { items: Breadcrumb[] }) {
  return (
    <nav aria-label={m.shell_breadcrumb()}>
      <ol className="-m-0.75 flex gap-x-1 scroll-row p-0.75 text-meta leading-3 whitespace-nowrap text-ink-2">
        {items.map(({ name, path }, index) => (
          <Fragment key={path}>
            {index > 0 && (
              <li aria-hidden="true" className="py-1.25">
                /
              </li>
            )}
            <li>
              {index < items.length - 1 ? (
                <Link to={path} className="inline-block py-1.25 underline hover:text-ink">
                  {name}
                </Link>
              ) : (
                <span aria-current="page" className="inline-block py-1.25">
                  {name}
                </span>
              )}
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  )
}
