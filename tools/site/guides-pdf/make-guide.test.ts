import { bookletTemplate } from '@retour/domain/content/guides/booklet-text'
import { countryGuide } from '@retour/domain/content/guides/country-guides'
import { plainText } from '@retour/domain/content/rich-text'
import { ruleNumbers } from '@retour/domain/content/rule-numbers'
import { countries } from '@retour/domain/places/countries'
import { rulesEditionIds } from '@retour/domain/vat/rules'
import { beforeAll, describe, expect, test } from 'vitest'
import { cutPrintFonts, type PrintFonts } from '../print-fonts.ts'
import { mainPlaces } from './main-places.ts'
import { makeGuide } from './make-guide.ts'
import { inOneLine, readPdf, type ReadPdf } from './read-pdf.ts'

const siteUrl = 'https://retour.example'
const margin = 40
let fonts: PrintFonts
const make = (
  ...[country, edition, url]: [(typeof countries)[number], (typeof rulesEditionIds)[number], string]
) => makeGuide(country, { edition, siteUrl: url, fonts })

beforeAll(async () => {
  fonts = await cutPrintFonts()
})

describe.each(rulesEditionIds)('with the rules of %s', (edition) => {
  describe.each(countries)('the guide of %s', (country) => {
    const numbers = ruleNumbers(edition)
    const guide = countryGuide(country, numbers)
    let pdf: ReadPdf
    /** Compares letters only, because spaces differ with line breaks and fonts. */
    const letters = (text: string) => plainText(text).replaceAll(/\s+/g, '')
    const missing = (texts: string[]) => texts.filter((text) => !letters(pdf.words).includes(letters(text)))

    beforeAll(async () => {
      pdf = await readPdf(await make(country, edition, siteUrl))
    })

    test('says what it is, in which language, and is tagged', () => {
      expect(pdf.title).toBe(`VAT refund guide: ${numbers[country].name}`)
      expect(pdf.language).toBe('en-US')
      expect(pdf.isTagged).toBe(true)
      expect(pdf.bookmarks).toEqual([
        'The rules',
        'What to know',
        'Step by step',
        'Check lists',
        'At the counter',
        'Refund desks',
        'Who helps',
        'Sources',
      ])
    })

    test('holds the numbers of the edition, its name and the day of the check', () => {
      const { rate, minimumText, lawMinimumText, lawCheckedDate } = numbers[country]
      const { editionName, refundShare, exportWithin } = numbers
      const figures = [
        rate,
        minimumText,
        lawMinimumText,
        lawCheckedDate,
        editionName,
        refundShare,
        exportWithin,
      ]
      expect(missing(figures)).toEqual([])
    })

    test('holds every row, step, phrase and line of the check lists', () => {
      const { checkLists, help } = bookletTemplate(country)(numbers)
      const figures = [
        guide.lead,
        ...guide.eligibility.flatMap(({ label, note = '' }) => [label, note]),
        ...guide.steps.flatMap(({ title, text }) => [title, text]),
        ...guide.phrases.flatMap(({ local, english }) => [local, english]),
        ...checkLists.flatMap(({ title, items }) => [title, ...items]),
        ...help.map(({ text }) => text),
        ...guide.sources.map(({ name }) => name),
      ]
      expect(missing(figures)).toEqual([])
    })

    test('lists the desks of the main cities, and no hours that may be out of date', () => {
      const desks = mainPlaces(country).flatMap((place) => place.desks)
      expect(desks.length).toBeGreaterThan(8)
      expect(missing(desks.flatMap(({ name, address }) => [name, address]))).toEqual([])
      const stale = desks.filter(({ hours_stale }) => hours_stale).flatMap((desk) => desk.opening_hours ?? [])
      expect(stale.filter((hours) => pdf.words.includes(`Hours: ${inOneLine(hours)}`))).toEqual([])
    })

    test('no word leaves the page, and none but the cover’s its margins', () => {
      expect(pdf.pages.length).toBeGreaterThan(8)
      expect(pdf.pages.length).toBeLessThan(18)
      for (const [index, { width, height, texts }] of pdf.pages.entries()) {
        const edge = index === 0 ? 4 : margin
        const outside = texts.filter(
          (text) =>
            text.x < edge - 0.5 ||
            text.x + text.width > width - edge + 3 ||
            text.y < 16 ||
            text.y + text.height > height - 16,
        )
        expect(outside.map(({ text }) => text)).toEqual([])
      }
    })

    test('no two lines of words lie on each other', () => {
      for (const { texts } of pdf.pages.slice(1)) {
        const overlapping = texts.filter((a, index) =>
          texts
            .slice(index + 1)
            .some(
              (b) =>
                Math.abs(a.y - b.y) < Math.min(a.height, b.height) * 0.7 &&
                a.x + 1 < b.x + b.width &&
                b.x + 1 < a.x + a.width,
            ),
        )
        expect(overlapping.map(({ text }) => text)).toEqual([])
      }
    })

    test('every page but the cover carries its number', () => {
      const numbersAtFoot = pdf.pages.map(({ texts }) => texts.find(({ y, x }) => y < 30 && x > 300)?.text)
      expect(numbersAtFoot).toEqual(
        pdf.pages.map((_, index) => (index === 0 ? undefined : String(index + 1))),
      )
    })

    test('51: links lead to https, to the site by its full address', () => {
      const links = pdf.pages.flatMap((page) => page.links)
      expect(links.filter((link) => link.startsWith(`${siteUrl}/`)).length).toBeGreaterThan(2)
      expect(links.filter((link) => !link.startsWith('https://'))).toEqual([])
    })

    test('51: runs nothing, loads nothing, sends nothing', async () => {
      const bytes = await make(country, edition, siteUrl)
      // Without streams, because compressed data can contain any name by chance; none of them may hold objects.
      const objects = bytes.toString('latin1').replaceAll(/\bstream\r?\n[^]*?\nendstream\b/g, '')
      const active =
        /\/(?:JavaScript|JS|Launch|EmbeddedFile|SubmitForm|ImportData|GoToR|RichMedia|AcroForm|ObjStm)\b/
      expect(objects).toContain('/Catalog')
      expect(objects.match(active)).toBeNull()
    })

    test('every letter has a shape in its font', () => {
      expect(pdf.words).not.toMatch(/[\0\ufffd]/)
    })
  })
})

test('the same words give the same bytes', async () => {
  const [first, second] = [await make('italy', 'guide-2025-05', ''), await make('italy', 'guide-2025-05', '')]
  expect(first.equals(second)).toBe(true)
})

test('without a public address no link leads into the site, and the words remain', async () => {
  const { pages, words } = await readPdf(await make('germany', 'guide-2025-05', ''))
  const own = countryGuide('germany', ruleNumbers('guide-2025-05')).sources.map(
    ({ url }) => new URL(url).href,
  )
  const links = pages.flatMap((page) => page.links)
  expect(links.filter((link) => !own.includes(new URL(link).href))).toEqual([])
  expect(words).toContain('VAT refund rules')
})
