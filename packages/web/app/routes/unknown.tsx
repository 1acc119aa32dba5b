import { m } from '#app/paraglide/messages.js'
import { PageNotFound } from '#app/shell/page-not-found.tsx'

export const meta = () => [
  { title: `${m.shell_not_found_heading()} | Retour` },
  { name: 'robots', content: 'noindex' },
]

/** Links inside the site that lead nowhere; the server answers a direct visit with the page at /404. */
export default function Unknown() {
  return <PageNotFound />
}
