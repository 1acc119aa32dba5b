import { describe, expect, test } from 'vitest'
import { contradictionsIn } from './contradictions.ts'
import { linesOf } from './site-texts.ts'

const page = (body: string, head = '') => `<html><head>${head}</head><body>${body}</body></html>`
const found = (html: string) =>
  contradictionsIn(linesOf(html).map((text) => ({ where: '/planted', country: null, text })))

describe('a page is read line by line', () => {
  test('a row of a table is one line with its head, a fact one with its name', () => {
    const table =
      '<table><tbody><tr><th>Italy</th><td><span>Standard VAT</span><span>22%</span></td><td><span>Minimum</span><span>over EUR 70</span></td></tr></tbody></table>'
    const facts = '<dl><div><dt>One store, at least</dt><dd><span>EUR</span><span>100</span></dd></div></dl>'
    expect(linesOf(page(table + facts))).toEqual([
      'Italy: Standard VAT 22%. Minimum over EUR 70.',
      'One store, at least EUR 100',
    ])
  })

  test('its head, its structured data and what only screen readers meet are read, scripts are not', () => {
    const head =
      '<title>A title of words</title><meta name="description" content="What stands on it"/><script type="application/ld+json">{"name":"In the data"}</script>'
    const body = '<p aria-label="Only read out">On the page</p><script>const hidden = "not read"</script>'
    expect(linesOf(page(body, head)).toSorted()).toEqual(
      ['A title of words', 'In the data', 'On the page', 'Only read out', 'What stands on it'].toSorted(),
    )
  })

  test.each([
    [
      'in a cell',
      '<table><tbody><tr><th>Germany</th><td>Standard VAT 19%</td><td>Minimum from EUR 75</td></tr></tbody></table>',
    ],
    ['in the label of a picture', '<p aria-label="France: the minimum is EUR 175">Words</p>'],
    ['across two spans', '<p>In Spain: <span>VAT</span><span>is 20%</span> on most goods.</p>'],
  ])('a contradiction is found %s', (_where, body) => {
    expect(found(page(body))).toHaveLength(1)
  })
})
