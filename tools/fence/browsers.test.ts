import { describe, expect, it } from 'vitest'
import { findTooNew, servedBrowsers } from './browser-support.ts'
import { newInScript, newInStyles } from './browsers.ts'

const tooNew = findTooNew(servedBrowsers())
const inScript = (source: string) => [...newInScript(source, tooNew)]
const inStyles = (css: string) => [...newInStyles(css, tooNew)]

describe('the browsers that are served', () => {
  it('are those of the page about them', () => {
    expect(Object.fromEntries(servedBrowsers())).toEqual({
      chrome: 111,
      chrome_android: 111,
      edge: 111,
      firefox: 128,
      firefox_android: 128,
      safari: 16.4,
      safari_ios: 16.4,
      samsunginternet_android: 22,
      webview_android: 111,
    })
  })
})

describe('what tells the browsers that are served from older ones', () => {
  it('is there in the first and not in all of the second', () => {
    expect(tooNew.globals.has('CSSPropertyRule')).toBe(false)
    expect(tooNew.statics.has('Array.toSorted')).toBe(false)
    const inOlder = findTooNew(servedBrowsers('reads'))
    expect(inOlder.globals.has('CSSPropertyRule')).toBe(true)
    expect(inOlder.statics.has('Array.toSorted')).toBe(true)
  })
})

describe('a script', () => {
  it.each([
    ['URL.canParse(address)', 'URL.canParse'],
    ['Map.groupBy(rows, nameOf)', 'Map.groupBy'],
    ['new CloseWatcher()', 'CloseWatcher'],
    ['part.checkVisibility()', 'checkVisibility'],
    ['menu.showPopover()', 'showPopover'],
  ])('%s is named', (source, name) => {
    expect(inScript(source)).toEqual([name])
  })

  it.each([
    'rows.toSorted(byDay)',
    'new URL(address)',
    'dialog.showModal()',
    'part.checkVisibility?.()',
    'schema.check(value)',
  ])('%s is not', (source) => {
    expect(inScript(source)).toEqual([])
  })
})

describe('styles', () => {
  it.each([
    ['p { field-sizing: content }', 'field-sizing'],
    ['p { grid-template-rows: subgrid }', 'grid-template-rows: subgrid'],
    ['nav:popover-open { color: red }', ':popover-open'],
    ['@starting-style { p { opacity: 0 } }', '@starting-style'],
  ])('%s is named', (css, name) => {
    expect(inStyles(css)).toEqual([name])
  })

  it.each([
    'p { block-size: 100dvh; inset: 0 }',
    'p:has(b) { color: red }',
    '@supports (field-sizing: content) { p { field-sizing: content } }',
    String.raw`.a\:popover-open { color: red }`,
  ])('%s is not', (css) => {
    expect(inStyles(css)).toEqual([])
  })
})
