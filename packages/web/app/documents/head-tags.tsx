import type { PageTag } from '#app/platform/page-meta.ts'

/** Renders the tags of `describePage` as elements of the head. */
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

/** Serializes a value to JSON for a script element. `<` is escaped, so no text can close the element. */
const writeJson = (value: object) => JSON.stringify(value).replaceAll('<', String.raw`\u003C`)
