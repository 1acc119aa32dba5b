import { expect, test } from 'vitest'
import { pageText, wordsOf } from './page-text.ts'

const page = `<html><head><title>x</title></head><body><div class="frame"><style>p{}</style>
  <h1 id="a" class="big">VAT &amp; Paris</h1> <section><p>From <strong>100.01</strong> on. <a href="/a?b=1&amp;c" rel="x">More</a></p></section>
  <div data-island="Form"><form><label>Amount</label><input></form></div><svg><title>Icon</title></svg>
  <table><tr><th scope="row">Rate</th><td>20<span>&nbsp;%</span></td></tr></table></div><script>1</script></body></html>`

test('a page gives its text as plain HTML', () => {
  expect(pageText(page)).toBe(
    '<h1>VAT &amp; Paris</h1> <p>From <strong>100.01</strong> on. <a href="/a?b=1&amp;c">More</a></p> ' +
      '<table><tr><th>Rate</th><td>20&nbsp;%</td></tr></table>',
  )
})

test('the words of a page are the same with and without its boxes', () => {
  const text = pageText(page)
  expect(wordsOf(`<main><div>\n${text}</div></main>`, 'main')).toBe(wordsOf(`<main>${text}</main>`, 'main'))
  expect(wordsOf(`<main>${text}</main>`, 'main')).toContain('VAT & Paris From 100.01 on.')
  expect(wordsOf(`<main>${text.replace('100.01', '50')}</main>`, 'main')).not.toContain('100.01')
})
