import { describe, expect, it, test } from 'vitest'
import { foldThemeVariables, foldUnsetVariables } from './fold-variables.ts'

const none = new Set<string>()
const theme = (styles: string, set = none) => foldThemeVariables(styles, set)

describe('a variable with one value', () => {
  it('is written out, and computed', () => {
    const styles = '@layer theme{:root,:host{--step:8px;--room:clamp(16px, 5vw, 80px)}}'
    expect(theme(`${styles}.a{margin:calc(var(--step) * -.5)}.b{padding:var(--step) var(--room,1px)}`)).toBe(
      `${styles}.a{margin:-4px}.b{padding:8px clamp(16px,5vw,80px)}`,
    )
  })

  it('is written out where another one reads it', () => {
    expect(theme(':root{--a:var(--b);--b:2px}.a{top:var(--a)}')).toBe(':root{--a:2px;--b:2px}.a{top:2px}')
  })

  it('is written out within a fallback and a function', () => {
    expect(theme(':root{--a:1.5}.a{line-height:var(--own,var(--a));top:calc(1px*var(--a))}')).toBe(
      ':root{--a:1.5}.a{line-height:var(--own,1.5);top:1.5px}',
    )
  })

  it('keeps fonts and colors as they are', () => {
    const styles = ':root{--font:"Source Sans 3 Variable", "Text Fallback", serif;--ink:#101d3a80}'
    expect(theme(`${styles}p{font-family:var(--font);color:var(--ink)}`)).toBe(
      `${styles}p{color:#101d3a80;font-family:"Source Sans 3 Variable",Text Fallback,serif}`,
    )
  })
})

describe('a variable stays', () => {
  it.each([
    [
      'that the dark changes',
      ':root{--a:1px}@media (prefers-color-scheme:dark){:root{--a:2px}}.a{top:var(--a)}',
    ],
    ['that a part of the page changes', ':root{--a:1px}.night{--a:2px}.a{top:var(--a)}'],
    ['that only a medium defines', '@media print{:root{--a:1px}}.a{top:var(--a)}'],
    ['that only a browser with something defines', '@supports (top:1lh){:root{--a:1px}}.a{top:var(--a)}'],
    ['that an attribute decides', ':root[data-x]{--a:1px}.a{top:var(--a)}'],
    ['that is defined for an element', '.a{--a:1px;top:var(--a)}'],
    ['that reads one that changes', ':root{--a:var(--b);--b:1px}.night{--b:2px}.a{top:var(--a)}'],
    ['that is registered', '@property --a{syntax:"*";inherits:false}:root{--a:1px}.a{top:var(--a)}'],
    ['whose value is a keyword for all properties', ':root{--a:initial}.a{top:var(--a)}'],
    ['that is important', ':root{--a:1px!important}.a{top:var(--a)}'],
    ['that nothing defines', '.a{top:var(--a)}'],
  ])('%s', (_, styles) => {
    expect(theme(styles)).toBe(styles)
  })

  it('that a page sets', () => {
    const styles = ':root{--a:1px}.a{top:var(--a)}'
    expect(theme(styles, new Set(['--a']))).toBe(styles)
  })
})

const registered = (value: string) =>
  `@property --tw-x{syntax:"*";inherits:false${value ? `;initial-value:${value}` : ''}}`
const unset = (styles: string, set = none) => foldUnsetVariables(styles, set)

describe('a variable that nothing sets', () => {
  it('is its registered value', () => {
    expect(unset(`.a{border-style:var(--tw-x)}${registered('solid')}`)).toBe(
      `.a{border-style:solid}${registered('solid')}`,
    )
  })

  it('is its fallback without such a value, with what that reads', () => {
    expect(unset(`.a{top:var(--tw-x,var(--b))}.b{--b:1px}${registered('')}`)).toBe(
      `.a{top:var(--b)}.b{--b:1px}${registered('')}`,
    )
    expect(unset('.a{top:var(--never,2px)}')).toBe('.a{top:2px}')
  })

  it('counts as such where only its value for old browsers is defined', () => {
    const old = '@layer properties{@supports not (margin-trim:block){*,:before{--tw-x:0}}}'
    expect(unset(`${old}.a{translate:var(--tw-x) 1px}${registered('0')}`)).toBe(
      `${old}.a{translate:0 1px}${registered('0')}`,
    )
  })
})

test.each([
  ['a rule sets', `.a{--tw-x:1px;top:var(--tw-x)}${registered('0')}`],
  ['a rule for a state sets', `.a:hover{--tw-x:1px}.b{top:var(--tw-x)}${registered('0')}`],
  ['has neither value nor fallback', '.a{top:var(--tw-x)}'],
])('a variable that %s stays', (_, styles) => {
  expect(unset(styles)).toBe(styles)
})

test('a variable that a page sets itself stays', () => {
  const styles = `.a{top:var(--tw-x)}${registered('0')}`
  expect(unset(styles, new Set(['--tw-x']))).toBe(styles)
})
