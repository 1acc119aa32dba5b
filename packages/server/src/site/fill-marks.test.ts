import { operatorMarks } from '@retour/domain/content/legal/operator-settings'
import {
  editionMark,
  editionRecordMark,
  newerEditionMark,
  settingsMark,
  siteUrlMark,
} from '@retour/domain/wire/page-marks'
import { registerEdition } from '@retour/domain/vat/known-editions'
import { rulesEditions } from '@retour/domain/vat/rules'
import { expect, test } from 'vitest'
import { createFill, type PageSettings } from './fill-marks.ts'

const settings: PageSettings = {
  siteUrl: 'https://retour.example',
  rulesEdition: 'law-2026-11',
  operator: { name: 'Ada & <Sons>', host: 'Host, $& street', phone: ' ' },
}
const fill = createFill(settings)

test('address and edition stand where their marks were', () => {
  expect(fill(`<a href="${siteUrlMark}/france">${editionMark}</a>`)).toBe(
    '<a href="https://retour.example/france">law-2026-11</a>',
  )
})

test('what the operator says stays text, and what is missing is said', () => {
  expect(fill(`<td>${operatorMarks.name}</td><td>${operatorMarks.host}</td>`)).toBe(
    '<td>Ada &amp; &lt;Sons&gt;</td><td>Host, $&amp; street</td>',
  )
  for (const mark of [operatorMarks.phone, operatorMarks.mediator])
    expect(fill(mark)).toMatch(/^The operator of this site has not entered its [a-z ]+ yet\.$/)
})

test('pages of an edition of the desk bring its figures, and say when a newer one is in force', () => {
  const edition = {
    id: 'desk-7301',
    name: '"Germany" & <all>',
    rules: rulesEditions['law-2026-11'].rules,
  } as const
  registerEdition(edition)
  const page = `<html data-edition="${editionRecordMark}"><p>${newerEditionMark}</p>`
  const filled = createFill({ ...settings, rulesEdition: 'desk-7301', newerEdition: 'Newer: <b>' })(page)
  const [, record = ''] = /edition="([^"]*)"/.exec(filled) ?? []
  expect(record).toContain('&quot;Germany')
  expect(record).not.toContain('<all>')
  expect(filled).toContain('<p>Newer: &lt;b&gt;</p>')
  expect(fill(page)).toBe('<html data-edition=""><p></p>')
})

test('what only looks like a mark is left alone', () => {
  const text = 'width:100%;SOME%OTHER_WORD%'
  expect(fill(text)).toBe(text)
})

test('each setting, and what is added to pages, gives the pages another name; the same ones the same', () => {
  const names = [
    fill.settingsId,
    createFill({ ...settings, siteUrl: 'https://other.example' }).settingsId,
    createFill({ ...settings, rulesEdition: 'guide-2025-05' }).settingsId,
    createFill({ ...settings, operator: { name: 'Ada' } }).settingsId,
    createFill(settings, 'a policy').settingsId,
  ]
  expect(new Set(names).size).toBe(names.length)
  expect(createFill({ ...settings }).settingsId).toBe(fill.settingsId)
  expect(fill(`1${settingsMark}`)).toBe(`1${fill.settingsId}`)
})
