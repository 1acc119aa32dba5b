import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Link } from '#app/platform/site-navigation.tsx'
import { usePagePath } from '#app/platform/use-page-path.ts'
import { navigationLinks } from './navigation-links.ts'
import { Wordmark } from './wordmark.tsx'

interface TopNavigationProps {
  /** The interactive parts: `AccountMenu` and `MobileMenu`. */
  account: ReactNode
  menu: ReactNode
}

/** The site's header. The menu of links is shown from 768 px on; below, `menu` holds them. */
export function TopNavigation({ account, menu }: TopNavigationProps) {
  const pathname = usePagePath()
  return (
    <header className="border-b border-line">
      <div className="page flex min-h-8 items-center justify-between gap-2 md:min-h-9">
        <Wordmark />
        <div className="hidden items-center gap-1 md:flex print:hidden">
          <nav aria-label={m.shell_navigation()} className="flex lg:gap-1">
            {navigationLinks.map(({ name, path, within }) => {
              const isCurrent = within.test(pathname)
              return (
                <Link
                  key={path}
                  to={path}
                  aria-current={isCurrent ? (pathname === path ? 'page' : 'true') : undefined}
                  className="flex min-h-touch items-center px-1 text-small lg:px-1.5 font-medium no-underline hover:text-blue-ink aria-[current]:shadow-[inset_0_-2px_var(--color-gold)]"
                >
                  {name()}
                </Link>
              )
            })}
          </nav>
          {account}
        </div>
        {menu}
      </div>
    </header>
  )
}
