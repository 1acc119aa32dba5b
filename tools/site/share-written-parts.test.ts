import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { shareWrittenParts } from './share-written-parts.ts'

const stream = (values: unknown[], later = '') =>
  `<script>window.__reactRouterContext.streamController.enqueue(${JSON.stringify(`${JSON.stringify(values)}\n${later}`).replaceAll('<', String.raw`\u003C`)});</script>`
const part = (html: string) => `<div data-written="" class="x">${html}</div>`

/** What the page's data scripts hand to the program, with the page's parts as a browser reads them. */
function arrived(html: string, innerHtml: string[]): string[] {
  const got: string[] = []
  for (const [, source = ''] of html.matchAll(/<script>([\s\S]*?)<\/script>/g))
    runInNewContext(source, {
      window: { __reactRouterContext: { streamController: { enqueue: (text: string) => got.push(text) } } },
      document: { querySelectorAll: () => innerHtml.map((text) => ({ innerHTML: text })) },
    })
  return got
}

const first = '<p class="a">Paris, "the" city &amp; its shops</p>'
const second = '<ul><li>Orly</li></ul>'
const data = [{ _1: 2 }, 'parts', first, second, 'Paris', '<b>not shown</b>']

it('carries a part once, and the program gets the same data', () => {
  const page = `<body>${part(first)}${part(second)}${stream(data, 'P1:[1]')}</body>`
  const html = shareWrittenParts(page)
  expect(html.split('the').length).toBe(2)
  expect(arrived(html, [first, second])).toEqual([`${JSON.stringify(data)}\nP1:[1]`])
})

it('leaves data alone that no part of the page shows', () => {
  const page = `<body>${part('<p>Another</p>')}${stream(data)}</body>`
  expect(shareWrittenParts(page)).toBe(page)
})

it('a part that holds another script end never ends the data script', () => {
  const html = shareWrittenParts(`<body>${part(second)}${stream([second, '</script><i>'])}</body>`)
  expect(html.match(/<\/script>/g)).toHaveLength(1)
  expect(arrived(html, [second])).toEqual([`${JSON.stringify([second, '</script><i>'])}\n`])
})
