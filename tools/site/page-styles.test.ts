import { describe, expect, it } from 'vitest'
import { openStylePicker } from './page-styles.ts'

const pick = (styles: string, html: string, scripts = '') => openStylePicker(styles, scripts)(html)

describe('of the styles a page carries', () => {
  it('the rules of its classes and ids, in their order', () => {
    const styles = '.b{top:1px}.a{top:2px}#c{top:3px}.d{top:4px}#e{top:5px}'
    expect(pick(styles, '<p class="a b" id="c">')).toBe('.b{top:1px}.a{top:2px}#c{top:3px}')
  })

  it.each([
    ['elements that stand there', 'p{top:1px}p .a{top:2px}:is(p,hr){top:3px}'],
    ['elements that one lacks', 'p:not(hr){top:1px}'],
    ['attributes that come later', '[data-state=open]{top:1px}'],
    ['states of a class', '.a:hover{top:1px}.a[aria-busy=true]{top:2px}'],
    ['a class that an element lacks', '.a:not(.z){top:1px}'],
    ['paper', '@media print{.a{top:1px}}'],
    ['the dark', '@media (prefers-color-scheme:dark){:root{--x:1px}}.a{top:var(--x)}'],
    ['colors that the system forces', '@media (forced-colors:active){.a{top:1px}}'],
    ['what a browser can', '@supports (top:anchor(bottom)){.a{top:anchor(bottom)}}'],
    ['a page that has something', 'body:has([data-plan]) .a{top:1px}'],
  ])('rules for %s', (_, styles) => {
    expect(pick(styles, '<p class="a">')).toBe(styles)
  })

  it.each([
    ['of elements that do not stand there', 'hr{top:1px}p hr{top:2px}.a>b{top:3px}:is(hr,b){top:4px}'],
    ['of fields where there is none', '::placeholder{top:1px}input::file-selector-button{top:2px}'],
    ['of elements within one with another class', ':is(.z>*){top:1px}:is(:where(.z):hover .a){top:2px}'],
    ['of a list of which none stands there', ':is(.y,.z) .a{top:1px}.a:where(.z,.z *){top:2px}'],
    ['of a theme that no element has', '[data-theme=dark]{top:1px}.a:where([data-theme=dark] *){top:2px}'],
    ['of a shadow tree', ':host{top:1px}'],
  ])('no rule %s', (_, styles) => {
    expect(pick(`${styles}p{left:1px}`, '<p class="a">')).toBe('p{left:1px}')
  })

  it('of a list of elements those that stand there', () => {
    expect(pick('h1,hr,p,h2{top:1px}hr,b{top:2px}', '<p>')).toBe('p{top:1px}')
  })

  it('rules of elements that its start script makes', () => {
    const styles = 'div{top:1px}button{top:2px}'
    expect(pick(`${styles}hr{top:3px}`, '<p>', 'createElement(`div`);createElement("button")')).toBe(styles)
  })

  it('parts of fields where there is one', () => {
    const styles =
      '::placeholder{top:1px}::-webkit-date-and-time-value{top:2px}::-webkit-search-decoration{top:3px}'
    expect(pick(styles, '<input type="date"><textarea placeholder="Words"></textarea>')).toBe(
      styles.slice(0, styles.indexOf('::-webkit-search')),
    )
    expect(pick(styles, '<input type="search">')).toBe(styles.slice(styles.indexOf('::-webkit-search')))
  })

  it('a theme that an element has', () => {
    const styles = '[data-theme=light]{top:1px}'
    expect(pick(styles, '<p data-theme="light">')).toBe(styles)
  })

  it('layers in their order, also when the first is empty', () => {
    const styles = '@layer early{.z{top:1px}}@layer late{.a{top:2px}}'
    expect(pick(styles, '<p class="a">')).toBe('@layer early;@layer late{.a{top:2px}}')
  })

  it('names with signs of their own', () => {
    const styles = String.raw`.md\:mt-0\.5{top:1px}.md\:mt-1{top:2px}.max-w-\[24ch\]{top:3px}`
    expect(pick(styles, '<p class="md:mt-0.5 max-w-[24ch]">')).toBe(styles.replace(/\.md\\:mt-1.*?}/, ''))
  })

  it('names that stand there with entities', () => {
    const styles = String.raw`.\[\&_h2\]\:mt-1 h2{top:1px}`
    expect(pick(styles, '<div class="flex [&amp;_h2]:mt-1"><h2>Words</h2></div>')).toBe(styles)
  })

  it('what a page without a script shows', () => {
    const styles = '.a{top:1px}'
    expect(pick(styles, '<noscript><p class="a">Words</p></noscript>')).toBe(styles)
  })

  it('what its start script adds', () => {
    const scripts = 'box.className="late grid";other=`page bg`'
    expect(pick('.late{top:1px}.grid{top:2px}.bg{top:3px}.x{top:4px}', '<p>', scripts)).toBe(
      '.late{top:1px}.grid{top:2px}.bg{top:3px}',
    )
  })

  it('variables that something names, itself or through another', () => {
    const styles =
      ':root{--a:var(--b);--b:1px;--c:var(--d);--d:2px;--e:3px;--f:4px}.a{top:var(--a)}.z{top:var(--c)}'
    const usedStyles = ':root{--a:var(--b);--b:1px;--e:3px}.a{top:var(--a)}'
    expect(pick(styles, '<p class="a" style="left:var(--e)">')).toBe(usedStyles)
  })

  it('animations that a rule names', () => {
    const styles =
      '.a{animation:1s moves}.z{animation:1s goes}@keyframes moves{to{top:1px}}@keyframes goes{to{top:2px}}'
    expect(pick(styles, '<p class="a">')).toBe('.a{animation:1s moves}@keyframes moves{to{top:1px}}')
  })

  it('rules of which an old browser knows one alone, each for itself', () => {
    const styles = '.a{top:1px}.z{left:1px}p:has(b){top:1px}'
    expect(pick(styles, '<p class="a">')).toBe('.a{top:1px}p:has(b){top:1px}')
  })

  it('a property or an animation that is called as a class is', () => {
    const styles =
      'table{border-collapse:collapse}.border-collapse{top:1px}@keyframes busy{to{top:1px}}.busy{top:1px}p{animation:1s busy}'
    const page = '<p>Words</p><table></table>'
    expect(pick(styles, `${page}<b class="border-collapse busy"></b>`)).toBe(styles)
    expect(pick(styles, page)).toBe(
      'table{border-collapse:collapse}@keyframes busy{to{top:1px}}p{animation:1s busy}',
    )
  })

  it('a class that is called as an animation is which nothing plays', () => {
    expect(pick('.busy{top:1px}@keyframes busy{to{top:1px}}', '<p class="busy">')).toContain('.busy{top:1px}')
  })

  it('no license, which the file with all styles has', () => {
    expect(pick('/*! made by | MIT License */.a{top:1px}', '<p class="a">')).toBe('.a{top:1px}')
  })

  it('the initial value of a variable that nothing on the page sets, and of one that its attributes set the variable', () => {
    const styles = '.a{top:var(--x)}.z{--x:2px}@property --x{syntax:"*";inherits:false;initial-value:1px}'
    expect(pick(styles, '<p class="a">')).toBe('.a{top:1px}')
    expect(pick(styles, '<p class="a" style="--x:3px">')).toBe(styles.replace('.z{--x:2px}', ''))
  })

  it('a property that is called as an animation is which nothing plays', () => {
    const styles = '@keyframes border-collapse{to{top:1px}}table{border-collapse:collapse}'
    expect(pick(styles, '<p>Words</p><table></table>')).toBe(styles)
  })

  it('no rule of what is only written or quoted there', () => {
    expect(pick('.a{top:1px}.hidden{top:2px}', '<p class="a" title="hidden">hidden</p>')).toBe('.a{top:1px}')
  })
})
