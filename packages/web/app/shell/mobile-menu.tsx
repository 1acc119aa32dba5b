import { Menu, X } from 'lucide-react'
import { useRef } from 'react'
import { Link } from '#app/platform/site-navigation.tsx'
import { m } from '#app/paraglide/messages.js'
import { useBackClosesPopover } from '#app/platform/back-closes.ts'
import { usePagePath } from '#app/platform/use-page-path.ts'
import { MobileAccount } from './mobile-account.tsx'
import { navigationLinks } from './navigation-links.ts'

const menuId = 'menu'

/**
 * The menu below 768 px. It is a native popover, so it opens before any script runs. Escape, a tap outside and Back
 * close it, and the focus returns to its button.
 */
export function MobileMenu() {
  const pathname = usePagePath()
  const menu = useRef<HTMLElement>(null)
  const { close, closeAndLeave } = useBackClosesPopover(menu)

  return (
    <div className="md:hidden print:hidden">
      <button
        type="button"
        popoverTarget={menuId}
        aria-label={m.shell_menu()}
        className="-me-1.25 grid size-touch place-items-center rounded"
      >
        <Menu aria-hidden="true" size={24} strokeWidth={1.6} />
      </button>
      <nav
        ref={menu}
        id={menuId}
        popover="auto"
        aria-label={m.shell_menu()}
        className="menu-panel fixed inset-x-0 top-0 bottom-auto m-0 w-full max-w-none border-b border-line bg-ground px-gutter pb-2 text-ink shadow-float"
      >
        <div className="flex min-h-8 items-center justify-end">
          <button
            type="button"
            popoverTarget={menuId}
            popoverTargetAction="hide"
            aria-label={m.shell_close_menu()}
            className="-me-1.25 grid size-touch place-items-center rounded"
          >
            <X aria-hidden="true" size={24} strokeWidth={1.6} />
          </button>
        </div>
        <ul>
          {navigationLinks.map(({ name, path, within }) => (
            <li key={path} className="border-t border-line">
              <Link
                to={path}
                replace
                onClick={closeAndLeave}
                aria-current={within.test(pathname) ? 'true' : undefined}
                className="flex min-h-7 items-center text-body font-medium no-underline aria-[current]:text-gold-ink"
              >
                {name()}
              </Link>
            </li>
          ))}
          <MobileAccount close={close} closeAndLeave={closeAndLeave} />
        </ul>
      </nav>
    </div>
  )
}
