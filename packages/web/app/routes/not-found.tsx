import { m } from '#app/paraglide/messages.js'
import { PageNotFound } from '#app/shell/page-not-found.tsx'

/** Written as a page without scripts: it is served at addresses that the router doesn't know. */
export const handle = { static: true }

export const meta = () => [
  { title: `${m.shell_not_found_heading()} | Retour` },
  { name: 'robots', content: 'noindex' },
]

export default function NotFound() {
  return <PageNotFound />
}
