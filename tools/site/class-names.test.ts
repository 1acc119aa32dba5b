import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { addShortNames, renameClasses, renameInHtml, renameInStyles, shortenClasses } from './class-names.ts'
import { webDirectory } from './site-paths.ts'

const names = new Map([
  ['flex', 'a'],
  ['group', 'b'],
  ['sm:px-4', 'c'],
  ['*:mt-0.5', 'd'],
  ['[&_h2]:mt-1', 'e'],
])

describe('short names of classes', () => {
  it('go to the most frequent first, over all pages', () => {
    const pages = [
      '<p class="rare often"></p>',
      '<p class="often"><b class="often middle"></b></p>',
      '<p class="middle">',
    ]
    const styles = '.often{top:1px}.middle{top:2px}.rare{top:3px}.other{top:4px}'
    expect([...shortenClasses(pages, styles)]).toEqual([
      ['often', 'a'],
      ['middle', 'b'],
      ['rare', 'c'],
    ])
  })

  it('go to no class that no style names, nor to what stands in texts, scripts and styles', () => {
    const page =
      '<p class="hook a"> class="one" </p><script>x=\'<p class="two">\'</script><style>.a{content:\'<p class="three">\'}</style>'
    expect([...shortenClasses([page], '.one,.two,.three,.x{top:1px}')]).toEqual([])
  })

  it('are none that a style has already, and none that ad blockers hide', () => {
    const many = Array.from({ length: 400 }, (_, index) => `class-${index}`)
    const styles = `.b{top:0}${many.map((name) => `.${name}{top:1px}`).join('')}`
    const short = [...shortenClasses([`<p class="${many.join(' ')}">`], styles).values()]
    expect(short.slice(0, 3)).toEqual(['a', 'c', 'd'])
    expect(new Set(short).size).toBe(400)
    expect(short.filter((name) => /^ad/i.test(name))).toEqual([])
  })

  it('throw where too many classes would need one', () => {
    const many = Array.from({ length: 1500 }, (_, index) => `class-${index}`)
    const styles = many.map((name) => `.${name}{top:1px}`).join('')
    expect(() => shortenClasses([`<p class="${many.join(' ')}">`], styles)).toThrow('short names')
  })
})

describe('a page with short names', () => {
  it('has them in their order, also where entities stand, and keeps other classes', () => {
    const page = '<p class="[&amp;_h2]:mt-1 hook sm:px-4 flex" title="flex">flex</p>'
    expect(renameInHtml(page, names)).toBe('<p class="hook a c e" title="flex">flex</p>')
  })

  it('keeps entities of the classes that it keeps', () => {
    expect(renameInHtml('<p class="[&amp;_a]:x flex">', names)).toBe('<p class="[&amp;_a]:x a">')
  })

  it('has them in noscript and in drawings', () => {
    expect(renameInHtml('<noscript><p class="flex"></p></noscript><svg class="group"/>', names)).toBe(
      '<noscript><p class="a"></p></noscript><svg class="b"/>',
    )
  })

  it('has no empty list of classes', () => {
    expect(renameInHtml('<div class="" id="x"><p class=" "></p></div>', names)).toBe(
      '<div id="x"><p></p></div>',
    )
  })

  it('leaves scripts, styles and the props of islands alone', () => {
    const page =
      '<script>a=\'<p class="flex">\'</script><style>.x{content:\'<p class="flex">\'}</style><div data-props="{&quot;className&quot;:&quot;flex&quot;}"></div>'
    expect(renameInHtml(page, names)).toBe(page)
  })

  it('gets the classes of its start script by the same names', () => {
    expect(renameClasses('hook  sm:px-4 flex', names)).toBe('hook c a')
  })
})

const selectors: [what: string, source: string, short: string, both: string][] = [
  ['a class', '.flex', '.a', '.flex,.a'],
  [
    'escapes',
    String.raw`.sm\:px-4:hover:before`,
    '.c:hover:before',
    String.raw`.sm\:px-4:hover:before,.c:hover:before`,
  ],
  ['no class of them', 'p>.hook', 'p>.hook', 'p>.hook'],
  ['two classes', '.flex.group', '.a.b', ':is(.flex,.a):is(.group,.b)'],
  ['an element in another', '.group:hover .flex', '.b:hover .a', ':is(.group,.b):hover :is(.flex,.a)'],
  ['a negation', 'p:not(.flex)', 'p:not(.a)', 'p:not(:is(.flex,.a))'],
  ['what it contains', '.flex:has(.group)', '.a:has(.b)', ':is(.flex,.a):has(:is(.group,.b))'],
  [
    'a nested selector',
    String.raw`:is(:where(.group):is([open],:hover) .\*\:mt-0\.5>*)`,
    ':is(:where(.b):is([open],:hover) .d>*)',
    String.raw`:is(:where(:is(.group,.b)):is([open],:hover) :is(.\*\:mt-0\.5,.d)>*)`,
  ],
]

describe.each(selectors)('a rule for %s', (_, source, short, both) => {
  const inAll = (selector: string) =>
    `@layer second{@media print{${selector}{top:1px}}}:root[data-x] ${selector}{left:1px}`

  it('has the short names in a page', () => {
    expect(renameInStyles(inAll(source), names)).toBe(inAll(short))
  })

  it('is for either name in the styles of all pages', () => {
    const styles = addShortNames(`${source}{top:1px}`, names)
    expect(styles).toBe(`${both}{top:1px}`)
  })
})

test('of two rules the later one stays the later one, whichever name an element has', () => {
  expect(addShortNames('.flex{top:1px}.group{top:2px;left:1px}.flex{left:2px}', names)).toBe(
    '.flex,.a{top:1px}.group,.b{top:2px;left:1px}.flex,.a{left:2px}',
  )
})

test.each(['[class~=flex]', ':nth-child(2 of .flex)'])('a rule for %s ends the build', (selector) => {
  expect(() => renameInStyles(`${selector}{top:1px}`, names)).toThrow('cannot be renamed')
})

test('no code of the site asks written elements for a class, or changes one', async () => {
  const byClass =
    /\bclassList\b|getElementsByClassName|(?:querySelector(?:All)?|closest|matches)(?:<[^>]*>)?\(\s*["'`][^)]*\.[a-z]/
  const found: string[] = []
  for await (const file of glob('{app,start-script}/**/*.{ts,tsx}', { cwd: webDirectory })) {
    if (file.includes('.test.') || file.includes('paraglide')) continue
    const source = await readFile(join(webDirectory, file), 'utf8')
    if (byClass.test(source.replaceAll(/\$\{[^}]*\}/g, ''))) found.push(file)
  }
  expect(found).toEqual([])
})
