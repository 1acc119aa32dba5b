import { siteUrl } from './build-settings.ts'
import { socialImagePath } from './social-image-path.ts'
import { breadcrumbData, type PageData, siteData } from './structured-data.ts'

export type Breadcrumb = { name: string; path: string }

/** An element of a page's head, for the router's `meta` and `documents/head-tags.tsx`. */
export type PageTag =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { tagName: 'link'; rel: string; href: string }
  | { 'script:ld+json': { '@context': string } & PageData }

type PageDescription = {
  title: string
  description: string
  keywords?: string[]
  /** The canonical URL of the page. */
  path: string
  breadcrumbs?: Breadcrumb[]
  /** The subject of the page, beside its place in the site. */
  structuredData?: PageData[]
  isArticle?: boolean
  isHidden?: boolean
}

/** Returns title, description, keywords, canonical link, share cards and structured data of a page. */
export function describePage(page: PageDescription): PageTag[] {
  const { title, description, keywords, path, breadcrumbs, structuredData = [], isArticle, isHidden } = page
  const image = siteUrl + socialImagePath(path)
  const meta: PageTag[] = [
    { title: `${title} | Retour` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: siteUrl + path },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: isArticle ? 'article' : 'website' },
    { property: 'og:site_name', content: 'Retour' },
    { property: 'og:url', content: siteUrl + path },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: image },
  ]
  if (keywords?.length) meta.push({ name: 'keywords', content: keywords.join(', ') })
  if (isHidden) meta.push({ name: 'robots', content: 'noindex' })
  const data = [
    ...(breadcrumbs && breadcrumbs.length > 1 ? [breadcrumbData(breadcrumbs)] : []),
    ...(path === '/' ? siteData() : []),
    ...structuredData,
  ]
  for (const one of data) meta.push({ 'script:ld+json': { '@context': 'https://schema.org', ...one } })
  return meta
}
