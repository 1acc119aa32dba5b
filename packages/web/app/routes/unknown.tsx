import { PageNotFound } from '#app/shell/page-not-found.tsx'

export const meta = () => [{ title: 'Page Not Found | Retour' }, { name: 'robots', content: 'noindex' }]

/** Links inside the site that lead nowhere; the server answers a direct visit with the page at /404. */
export default function Unknown() {
  return <PageNotFound />
}
