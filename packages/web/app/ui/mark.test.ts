import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Mark } from './mark.tsx'

const outlines = (svg: string) => [...svg.matchAll(/ (?:d|cx|cy|r)="([^"]+)"/g)].map(([, value]) => value)

test('the icon of the browser tab has the outlines of the mark on the page', () => {
  const icon = readFileSync(new URL('../../public/icon.svg', import.meta.url), 'utf8')
  expect(outlines(icon)).toEqual(outlines(renderToStaticMarkup(createElement(Mark))))
})
