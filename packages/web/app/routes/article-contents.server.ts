import { articleWords } from '@retour/domain/content/articles/articles'
import { formatLongDay } from '@retour/domain/content/format-day'
import { ruleNumbers } from '@retour/domain/content/rule-numbers'
import { m } from '#app/paraglide/messages.js'
import { builtRulesEdition } from '#app/platform/build-settings.ts'
import { describePage } from '#app/platform/page-meta.ts'
import { socialImagePath } from '#app/platform/social-image-path.ts'
import { articleData } from '#app/platform/structured-data.ts'

const numbers = ruleNumbers(builtRulesEdition)
const articles = new Map(articleWords.map((words) => [words(numbers).path, words(numbers)]))

/** Everything an informational page says; undefined for a path that has none. */
export function articleContents(path: string) {
  const found = articles.get(path)
  if (!found) return undefined
  const { title, description, keywords, published, updated, ...article } = found
  const { heading } = article
  const crumbs = [
    { name: m.shell_home(), path: '/' },
    { name: heading, path },
  ]
  return {
    ...article,
    crumbs,
    dates: m.pages_article_dates({ published: formatLongDay(published), updated: formatLongDay(updated) }),
    listing: describePage({
      title,
      description,
      keywords,
      path,
      crumbs,
      isArticle: true,
      structuredData: articleData({
        heading,
        description,
        path,
        image: socialImagePath(path),
        published,
        updated,
      }),
    }),
  }
}

export type ArticleContents = NonNullable<ReturnType<typeof articleContents>>
