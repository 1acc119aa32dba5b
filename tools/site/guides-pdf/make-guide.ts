import type { Block } from '@retour/domain/content/page-content'
import { bookletTemplate } from '@retour/domain/content/guides/booklet-text'
import { countryGuide } from '@retour/domain/content/guides/country-guides'
import { guideFile } from '@retour/domain/content/guides/guide-file'
import { ruleNumbers } from '@retour/domain/content/rule-numbers'
import { type Country, countryName } from '@retour/domain/places/countries'
import { placesOf } from '@retour/domain/places/catalogue'
import { findRule, newestLawEditionId, type RulesEditionId } from '@retour/domain/vat/rules'
import { constellationInput } from '../../../packages/web/app/features/constellation/constellation-of.server.ts'
import { drawConstellation } from '../../../packages/web/app/features/constellation/draw-constellation.ts'
import { readPalette } from '../palette.ts'
import type { PrintFonts } from '../print-fonts.ts'
import { Booklet, styles } from './booklet.ts'
import { drawCover, wordmarkOverSky } from './draw-cover.ts'
import { mainPlaces } from './main-places.ts'
import { readerFor, writeNote, writePart, writeSection, writeSteps } from './write-blocks.ts'
import { writePlaceDesks } from './write-desks.ts'
import { writeCheckList, writePhrases, writeRows, writeSources } from './write-parts.ts'

const languages: Record<Country, string> = { france: 'fr', spain: 'es', italy: 'it', germany: 'de' }

export type GuideSettings = { edition: RulesEditionId; siteUrl: string; fonts: PrintFonts }

/**
 * Makes the printable guide of a country as a PDF, from the texts of its page. `siteUrl` is the public origin or ''.
 * The same texts give the same bytes: its date is that of the last check of the law.
 */
export function makeGuide(country: Country, { edition, siteUrl, fonts }: GuideSettings): Promise<Buffer> {
  const numbers = ruleNumbers(edition)
  const { rate, minimumText, validation, lawNote, lawCheckedDate } = numbers[country]
  const guide = countryGuide(country, numbers)
  const words = bookletTemplate(country)(numbers)
  const file = guideFile(country)
  const read = readerFor(siteUrl)
  const booklet = new Booklet(fonts, readPalette(), {
    title: file.title,
    subject: file.description,
    keywords: guide.keywords.join(', '),
    day: findRule(newestLawEditionId, country).checkedOn,
  })
  const online = siteUrl
    ? [{ label: 'Calculator, map, all places', text: `[${new URL(siteUrl).host}/${country}](/${country})` }]
    : []
  // Differences from the law are shown once, below the rules.
  const lawTexts = guide.sections.flatMap(({ blocks }) => blocks.filter(isLawNote).map(({ text }) => text))
  const dates = `${numbers.editionName}. Law ${lawCheckedDate}.`

  const [mainCity] = placesOf(country)
  if (!mainCity) throw new Error(`no places in ${country}`)
  const sky = drawConstellation({
    ...constellationInput(country, mainCity.slug, 'home-desktop'),
    avoid: [wordmarkOverSky],
  })
  const counts = sky.legend.map((entry) => `${entry.count} ${entry.words}`).join(', ')
  drawCover(booklet, {
    country: countryName(country),
    kicker: 'VAT refund guide',
    rule: `${rate} VAT · ${minimumText} in one store · ${validation}`,
    lines: [`Edition: ${dates}`],
    sky,
    skyCaption: `The sky is ${mainCity.name}: ${counts}, where they stand.`,
  })

  booklet.startPage()
  writePart(booklet, 'The rules', {}, () => {
    booklet.write(
      read(guide.lead).map((run) => ({ ...run, face: 'display' as const })),
      styles.lead,
    )
    booklet.y += 12
    writeRows(booklet, guide.eligibility, read)
    booklet.y += 8
    booklet.write(`Figures of this guide: ${dates} ${words.estimate}`, styles.quiet)
    for (const text of lawTexts.length > 0 ? lawTexts : [lawNote ?? '']) {
      booklet.y += 8
      if (text) writeNote(booklet, text, read)
    }
  })
  writePart(booklet, 'What to know', { room: 140 }, () => {
    for (const { blocks, ...section } of guide.sections)
      writeSection(booklet, { ...section, blocks: blocks.filter((block) => !isLawNote(block)) }, read)
  })
  writePart(booklet, 'Step by step', { room: 380 }, () => writeSteps(booklet, guide.steps, read))
  writePart(booklet, 'Check lists', { room: 470 }, () => {
    for (const list of words.checkLists) writeCheckList(booklet, list, read)
  })
  writePart(booklet, 'At the counter', { room: 460, lead: words.phrasesLead }, () =>
    writePhrases(booklet, guide.phrases, languages[country]),
  )
  writePart(booklet, 'Refund desks', { room: 300, lead: words.locationsLead }, () => {
    for (const place of mainPlaces(country)) writePlaceDesks(booklet, place)
  })
  writePart(booklet, 'Who helps', { room: 220 }, () =>
    writeRows(
      booklet,
      [...words.help, ...online].map(({ label, text }) => ({ label, value: '', note: text })),
      read,
    ),
  )
  writePart(booklet, 'Sources', { room: 120 + 17 * guide.sources.length }, () =>
    writeSources(booklet, guide.sources),
  )
  return booklet.close()
}

const isLawNote = (block: Block): block is Extract<Block, { kind: 'note' }> =>
  block.kind === 'note' && block.tone === 'law'
