import { m } from '#app/paraglide/messages.js'

/** The first element in the tab order; it skips the navigation. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="sr-only focus-visible:not-sr-only focus-visible:fixed focus-visible:start-2 focus-visible:top-1 focus-visible:z-10 focus-visible:rounded focus-visible:bg-paper focus-visible:px-2 focus-visible:py-1.5"
    >
      {m.shell_skip_to_content()}
    </a>
  )
}
