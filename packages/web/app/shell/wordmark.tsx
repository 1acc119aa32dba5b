import { Link } from '#app/platform/site-navigation.tsx'
import { m } from '#app/paraglide/messages.js'
import { Mark } from '#app/ui/mark.tsx'

/** The logo and the name, as a link to the home page. */
export function Wordmark() {
  return (
    <Link
      to="/"
      className="inline-flex min-h-touch items-center gap-[9px] font-display text-[1.625rem] leading-none font-medium tracking-[-0.02em] no-underline"
    >
      <Mark />
      {m.shell_brand()}
    </Link>
  )
}
