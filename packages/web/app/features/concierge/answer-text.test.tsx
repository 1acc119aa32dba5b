import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AnswerText } from './answer-text.tsx'

const draw = (text: string) => renderToStaticMarkup(<AnswerText text={text} />)

test('paragraphs, strong words, lists and links to our pages are drawn', () => {
  const markup = draw(
    'The **estimated refund** is *EUR 177.08*.\n\n- first\n- [CDG](/france/cdg)\n\n2. two\n3. three\n\n# Heading\nline\\\nnext',
  )
  expect(markup).toContain('<strong class="font-strong">estimated refund</strong> is <em>EUR 177.08</em>.')
  expect(markup).toMatch(/<ul[^>]*><li>first<\/li><li><a [^>]*href="\/france\/cdg"[^>]*>CDG<\/a><\/li><\/ul>/)
  expect(markup).toMatch(/<ol start="2"[^>]*><li>two<\/li><li>three<\/li><\/ol>/)
  expect(markup).toContain('Heading</p>')
  expect(markup).toContain('line<br/>next')
})

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['a picture with a handler', '<img src=x onerror=alert(1)>'],
  ['a tag inside a sentence', 'so <b onclick="alert(1)">press</b>'],
])('47, 60: %s stays the words that it is', (_, text) => {
  const markup = draw(text)
  expect(markup).not.toMatch(/<(?:script|img|b)\b/)
  expect(markup).toContain(text.replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;'))
})

test.each([
  'javascript:alert(1)',
  'https://elsewhere.example',
  '//elsewhere.example',
  '/\\elsewhere.example',
  'data:text/html,x',
  'mailto:somebody@example.com',
])('47, 60: a link to %s is its words alone', (address) => {
  const markup = draw(`[words](<${address}>) and [later][1]\n\n[1]: <${address}>`)
  expect(markup).not.toMatch(/<a\b|href/)
  expect(markup).toContain('words and later')
})

test('60: a picture is its description, never a request to another host', () => {
  expect(draw('![a map](https://elsewhere.example/x.png)')).toMatch(/>a map</)
})

test('the line of sources stands apart', () => {
  const markup = draw('Yes.\n\nSources: [Orly Airport](/france/orly), checked November 2026')
  expect(markup).toMatch(/<p class="[^"]*text-meta[^"]*">Sources: <a/)
})

test('words that only look like Markdown are kept: amounts, stars, underscores, an open bracket', () => {
  expect(draw('EUR 1,250.00 * 2 [not a link')).toContain('EUR 1,250.00 * 2 [not a link')
  expect(draw('snake_case_word & 5 < 6')).toContain('snake_case_word &amp; 5 &lt; 6')
})

test('a question that is offered is a button with its words, and its words alone where it cannot be sent', () => {
  const offer = 'Which do you mean?\n- [Can I add up receipts?](#ask)\n- [Who can claim?](#ask)'
  const markup = renderToStaticMarkup(<AnswerText text={offer} onAsk={() => {}} />)
  expect(markup.match(/<button type="button"[^>]*>[^<]*<\/button>/g)).toHaveLength(2)
  expect(markup).toContain('>Can I add up receipts?</button>')
  expect(markup).not.toMatch(/<a\b|list-disc/)
  expect(draw(offer)).not.toMatch(/<button|<a\b/)
  expect(draw(offer)).toContain('<li>Can I add up receipts?</li>')
})
