import { articleTemplates } from '@retour/domain/content/articles/articles'
import { formatLongDay } from '@retour/domain/content/format-day'
import { ruleNumbers } from '@retour/domain/content/rule-numbers'
import { m } from '#app/paraglide/messages.js'
import { pageEdition } from '#app/platform/build-settings.ts'
import { describePage } from '#app/platform/page-meta.ts'
import { socialImagePath } from '#app/platform/social-image-path.ts'
import { articleData } from '#app/platform/structured-data.ts'
import { ArticlePage } from './article-page.tsx'
import type { SiteDocument } from './site-document.ts'

const numbers = ruleNumbers(pageEdition)

/** The documents of all articles. */
export const articles: SiteDocument[] = articleTemplates.map((template) => {
  const { title, description, keywords, published, updated, path, ...article } = template(numbers)
  const { heading } = article
  const breadcrumbs = [
    { name: m.shell_home(), path: '/' },
    { name: heading, path },
  ]
  const image = socialImagePath(path)
  return {
    path,
    tags: describePage({
      title,
      description,
      keywords,
      path,
      breadcrumbs,
      isArticle: true,
      structuredData: articleData({ heading, description, path, image, published, updated }),
    }),
    page: (
      <ArticlePage
        {...article}
        breadcrumbs={breadcrumbs}
        dates={m.pages_article_dates({
          published: formatLongDay(published),
          updated: formatLongDay(updated),
        })}
      />
    ),
  }
})
