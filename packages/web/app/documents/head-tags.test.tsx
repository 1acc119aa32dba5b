import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HeadTags } from './head-tags.tsx'

test('each kind of tag becomes its element', () => {
  const head = renderToStaticMarkup(
    <HeadTags
      tags={[
        { title: 'Terms & more' },
        { name: 'description', content: 'What "applies".' },
        { property: 'og:type', content: 'article' },
        { tagName: 'link', rel: 'canonical', href: 'https://retour.example/terms' },
      ]}
    />,
  )
  expect(head).toContain('<title>Terms &amp; more</title>')
  expect(head).toContain('<meta name="description" content="What &quot;applies&quot;."/>')
  expect(head).toContain('<meta property="og:type" content="article"/>')
  expect(head).toContain('<link rel="canonical" href="https://retour.example/terms"/>')
})

test('a name that closes a script stays a name', () => {
  const name = '</script><script>alert(1)</script>'
  const head = renderToStaticMarkup(
    <HeadTags
      tags={[{ 'script:ld+json': { '@context': 'https://schema.org', '@type': 'Airport', name } as never }]}
    />,
  )
  expect(head).not.toContain('<script>alert')
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(head) ?? []
  expect(JSON.parse(json)).toMatchObject({ name })
})
