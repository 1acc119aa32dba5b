import type { PageTag } from '#app/platform/page-meta.ts'

/** What `describePage` says of a page, as elements of its head. */
export function HeadTags({ tags }: { tags: readonly PageTag[] }) {
  return tags.map((tag) => <HeadTag key={JSON.stringify(tag)} tag={tag} />)
}

function HeadTag({ tag }: { tag: PageTag }) {
  if ('title' in tag) return <title>{tag.title}</title>
  if ('tagName' in tag) return <link rel={tag.rel} href={tag.href} />
  if ('script:ld+json' in tag)
    return (
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: writeJson(tag['script:ld+json']) }}
      />
    )
  return <meta {...tag} />
}

/** JSON that may stand inside a script element: no name in it can close that element. */
const writeJson = (value: object) => JSON.stringify(value).replaceAll('<', String.raw`\u003C`)
