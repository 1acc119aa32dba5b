import { countries } from '@retour/domain/places/countries'
import { findPlace } from '@retour/domain/places/catalogue'
import { lawNote } from '@retour/domain/vat/law-note'
import { findRule } from '@retour/domain/vat/rules'
import { fallbackRates } from '@retour/domain/money/exchange'
import { describe, expect, test } from 'vitest'
import { guideContent, type GuidePayload } from './guide-content.ts'
import { guideMailHtml } from './guide-mail-html.ts'
import { guideMailText } from './guide-mail-text.ts'

const settings = {
  siteUrl: 'https://retour.example',
  operatorEmail: 'desk@retour.example',
  rulesEdition: 'guide-2025-05',
  unsubscribeUrl: 'https://retour.example/mail/unsubscribe?token=a.b',
} as const

const lead: GuidePayload = {
  fullName: 'Amélie Jean-Pierre',
  purchaseAmount: '1250.00',
  vatAmount: '208.33',
  refundAmount: '177.08',
  isEligible: true,
  currency: 'EUR',
  country: 'france',
  rulesEdition: 'guide-2025-05',
  calculatedOn: '2026-11-21',
}

const bothParts = async (payload: GuidePayload) => {
  const guide = guideContent(payload, settings)
  return { text: guideMailText(guide), html: await guideMailHtml(guide) }
}

test('the text part holds greeting, figures, rule, four steps, deadlines and where to go', async () => {
  const { text } = await bothParts(lead)
  expect(text).toContain('Hello Amélie Jean-Pierre,')
  expect(text).toContain('Purchase: EUR 1,250.00')
  expect(text).toContain('VAT inside it: EUR 208.33')
  expect(text).toContain('Estimated refund: EUR 177.08')
  expect(text).toContain('This is an estimate.')
  expect(text).toContain(
    'VAT 20%, a purchase of at least EUR 100.00, refund 85% of the VAT. Rule from May 2025',
  )
  expect(text).toContain('PABLO')
  expect(text.match(/^\d\. /gm)).toEqual(['1. ', '2. ', '3. ', '4. '])
  expect(text).toContain('by 21 Feb 2027 to be safe; the last day by law is 28 Feb 2027')
  expect(text).toContain('https://retour.example/map-locations/france/paris')
  expect(text).toContain('as a PDF to keep: https://retour.example/guides/retour-vat-guide-france.pdf')
  expect(text).toContain('write to desk@retour.example')
  expect(text).not.toContain('Today')
})

test('a purchase below the minimum gets the sentence that the calculator shows', async () => {
  const { text } = await bothParts({ ...lead, isEligible: false, refundAmount: '0.00' })
  expect(text).toContain(
    'Your purchase does not qualify for a VAT refund. In France, purchases must exceed EUR 100.00 to be eligible.',
  )
})

test('Spain, where the guide has a minimum and the law has none, says so with its source', async () => {
  const { text, html } = await bothParts({ ...lead, country: 'spain' })
  expect(text).toContain('Spain itself has had no minimum since July 2018')
  expect(html).toContain(`href="${lawNote('spain', 'guide-2025-05')?.source}"`)
})

describe('where the guide’s edition and today’s law decide differently', () => {
  const spain60 = {
    ...lead,
    country: 'spain',
    purchaseAmount: '60.00',
    vatAmount: '10.41',
    refundAmount: '0.00',
    isEligible: false,
  } as const

  test('Spain, EUR 60.00: both answers in both parts, with the law’s estimate, its source and what to ask for', async () => {
    const { text, html } = await bothParts(spain60)
    for (const part of [text, html]) {
      expect(part).toMatch(/This guide says no\. Today’s law says yes\./i)
      expect(part).toContain(
        'Your purchase does not qualify for a VAT refund. In Spain, purchases must exceed EUR 90.16 to be eligible.',
      )
      expect(part).toContain('Law today (looked at on 21 November 2026): estimated refund EUR 8.85.')
      expect(part).toContain('ask the shop for a DIVA form (DER)')
      expect(part).toContain(findRule('law-2026-11', 'spain').source)
      expect(part).toMatch(/Estimated refund by today’s law\W[^]*EUR 8\.85/)
    }
  })

  test('France, exactly EUR 100.00: the law refuses in the same words', async () => {
    const { text } = await bothParts({
      ...lead,
      purchaseAmount: '100.00',
      vatAmount: '16.67',
      refundAmount: '14.17',
    })
    expect(text).toContain('THIS GUIDE SAYS YES. TODAY’S LAW SAYS NO.')
    expect(text).toContain('Estimated refund by this guide: EUR 14.17')
    expect(text).toContain('In France, purchases must exceed EUR 100.00 to be eligible.')
    expect(text).toContain('from EUR 100.01 on both say yes')
  })

  test('dollars are compared at the rates that came with the mail', async () => {
    const dollars = { ...spain60, country: 'italy', currency: 'USD', purchaseAmount: '80.00' } as const
    const at = (USD: number) => ({ ...fallbackRates, rates: { ...fallbackRates.rates, USD } })
    const { text } = await bothParts({ ...dollars, rates: at(1.1) })
    expect(text).toContain('USD 80.00 is EUR 72.73 at the estimated rate of May 2025.')
    expect((await bothParts({ ...dollars, rates: at(1.2) })).text).toContain('EUR 3.34 short of that')
  })

  test('without rates nothing is made up: the guide’s answer, and the law in a note', async () => {
    const { text } = await bothParts({ ...spain60, currency: 'USD' })
    expect(text).toContain('In Spain, purchases must exceed EUR 90.16 to be eligible.')
    expect(text).toContain('Spain itself has had no minimum since July 2018')
    expect(text).not.toMatch(/by today’s law/i)
  })

  test('nothing differs when the law was the edition', async () => {
    const { text } = await bothParts({
      ...spain60,
      refundAmount: '8.85',
      isEligible: true,
      rulesEdition: 'law-2026-11',
    })
    expect(text).toContain('Estimated refund: EUR 8.85')
    expect(text).not.toMatch(/this guide says/i)
  })
})

test('the edition that calculated is named, not the one that is configured now', async () => {
  const { text } = await bothParts({ ...lead, country: 'italy', rulesEdition: 'law-2026-11' })
  expect(text).toContain('https://retour.example/map-locations/italy/milan')
  expect(text).toContain('Calculate again: https://retour.example/vat-calculator/italy')
  expect(text).toContain('a purchase of more than EUR 70.00')
})

test('every link leads to the site or to the law note’s source, and every linked place exists', async () => {
  for (const country of countries) {
    const guide = guideContent({ ...lead, country, fullName: 'http://evil.example' }, settings)
    const addresses = [...(await guideMailHtml(guide)).matchAll(/href="([^"]*)"/g)].map(
      ([, address]) => address,
    )
    expect(addresses.length).toBeGreaterThan(3)
    for (const address of addresses)
      expect(
        address === guide.lawNote?.source.replaceAll('&', '&amp;') || address?.startsWith(settings.siteUrl),
      ).toBe(true)
    const [, , , , slug = ''] = guide.links[0]?.url.split('/').slice(1) ?? []
    expect(findPlace(country, slug)).toBeDefined()
  }
})

test.each([
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  'http://evil.example/win',
  'evil．com',
  'evil․com',
  'evil。com',
  'vile\u0301vil.com',
  'evil.e\u0301com',
  'evil.\u200dcom',
  'evil.c\u200d\u0301om',
  'evil.\u0301com',
  'evil.ⓒⓞⓜ',
  'evil.xn--p1ai',
  'www.evil.com',
  'Call +1 800 555 0199',
  'a@b.example',
  'You have won a prize today, reply now',
  'N'.repeat(41),
])('a name that is no name (%s) is left out of both parts', async (fullName) => {
  const { text, html } = await bothParts({ ...lead, fullName })
  expect(text.startsWith('Hello,\n')).toBe(true)
  expect(html).toContain('>Hello,</p>')
  expect(html).not.toMatch(/evil|<script|onerror|0199|prize|NNNN/i)
})

test.each([
  ['\u202Eeiléma\u202C', 'eiléma'],
  ['Zoë\u0000\u0007 O’Neil', 'Zoë O’Neil'],
  ['Dr. J. R. Smith', 'Dr. J. R. Smith'],
  ['Zoe\u0308 Ame\u200d\u0301lie', 'Zoë Amélie'],
  ['王 小明', '王 小明'],
  ['محمد علي', 'محمد علي'],
])('the name %j is greeted as %s', async (fullName, greeted) => {
  expect((await bothParts({ ...lead, fullName })).text.startsWith(`Hello ${greeted},\n`)).toBe(true)
})

test('Guest User, the name of those who gave none, is greeted without a name', async () => {
  expect((await bothParts({ ...lead, fullName: 'Guest User' })).text.startsWith('Hello,\n')).toBe(true)
})

test('the HTML part says every sentence of the text part', async () => {
  const guide = guideContent(lead, settings)
  const html = await guideMailHtml(guide)
  const sentences = [guide.intro, guide.ruleNote, guide.advice, guide.deadline, guide.why, guide.deletion]
  for (const sentence of [...sentences, ...guide.verdict, ...guide.steps.map(({ text }) => text)])
    expect(html).toContain(sentence)
})

test('the HTML part loads nothing from anywhere', async () => {
  const { html } = await bothParts(lead)
  expect(html).not.toMatch(/<img|<link|<script|url\(|@import|src=/)
})
