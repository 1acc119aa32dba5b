import type { MetaDescriptor } from 'react-router'
import { siteUrl } from './build-settings.ts'

export type Crumb = { name: string; path: string }

type PageDescription = {
  title: string
  description: string
  /** The address that search engines should know this page by. */
  path: string
  crumbs?: Crumb[]
  isHidden?: boolean
}

/** Title, description, canonical link, share card and breadcrumb data of one page. */
export function describePage({
  title,
  description,
  path,
  crumbs,
  isHidden,
}: PageDescription): MetaDescriptor[] {
  const fullTitle = `${title} | Retour`
  const meta: MetaDescriptor[] = [
    { title: fullTitle },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: siteUrl + path },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Retour' },
  ]
  if (siteUrl) meta.push({ property: 'og:url', content: siteUrl + path })
  if (isHidden) meta.push({ name: 'robots', content: 'noindex' })
  if (crumbs) meta.push({ 'script:ld+json': breadcrumbData(crumbs) })
  return meta
}

function breadcrumbData(crumbs: Crumb[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl + path,
    })),
  }
}
