import type { PlaceGuideTemplate } from '../place-guide.ts'

/** Stuttgart: Breuninger in town, Metzingen outside it. */
export const stuttgartGuide: PlaceGuideTemplate = (n) => ({
  title: 'Stuttgart and Outletcity Metzingen: VAT refund guide',
  description:
    'Outletcity Metzingen has a tax-free counter in its Welcome Centre; Breuninger serves the city. Where Stuttgart’s forms are stamped and what to ask at STR.',
  keywords: [
    'Outletcity Metzingen tax free',
    'Stuttgart VAT refund',
    'Breuninger tax free',
    'Metzingen tax refund counter',
    'Stuttgart Airport customs',
  ],
  lead: 'The address to know is Outletcity Metzingen, about 30 km from Stuttgart, with a tax-free counter in its Welcome Centre. The counter checks papers; the stamp still comes from customs where you leave the EU.',
  sections: [
    {
      id: 'metzingen',
      title: 'A day in Metzingen',
      blocks: [
        {
          kind: 'text',
          text: 'The outlets are spread through the town of Hugo Boss rather than inside one mall, and the German tourist board counts more than 170 brands and names a tax refund service for guests from outside the EU. Start at the Welcome Centre on Hugo-Boss-Platz: ask which stores’ forms it handles, and until when that day.',
        },
        {
          kind: 'text',
          text: `Each store’s invoice counts by itself. Two shirts in one shop may pass the guide’s minimum (${n.germany.minimumText}), one shirt in each of two shops may not.`,
        },
      ],
    },
    {
      id: 'leaving-swabia',
      title: 'Leaving from Stuttgart, Frankfurt or by road',
      blocks: [
        {
          kind: 'text',
          text: 'Stuttgart Airport has customs, though neither the hall nor its hours were in our sources. Long-haul trips mostly continue through Frankfurt, Munich, Amsterdam or Paris, where cabin goods are then due. Drivers heading for Switzerland stop at the German customs office of the border crossing; not every crossing is staffed.',
        },
      ],
    },
  ],
  tips: [
    'At Breuninger ask the service desk for one tax-free visit at the end; it is reported to work with Global Blue.',
    'Leave outlet tags on until the officer has seen them.',
    'Swiss residents: check the allowance of Swiss customs before a large basket, because import VAT can eat the refund.',
  ],
  shoppingAreas: [
    {
      name: 'Outletcity Metzingen',
      text: 'Brand outlets around Hugo-Boss-Platz, with the tax-free counter in the Welcome Centre.',
      locationIds: ['de-stuttgart-outletcity-metzingen', 'de-stuttgart-metzingen-tax-free'],
    },
    {
      name: 'Breuninger and Dorotheen Quartier',
      text: 'The luxury department store on Marktstraße and the new quarter around it.',
      locationIds: [
        'de-stuttgart-breuninger',
        'de-stuttgart-breuninger-tax-free',
        'de-stuttgart-dorotheen-quartier',
      ],
    },
    {
      name: 'Königstraße and Milaneo',
      text: 'The pedestrian street from the main station, and a mall on the other side of the tracks.',
      locationIds: ['de-stuttgart-koenigstrasse', 'de-stuttgart-milaneo'],
    },
  ],
  wayThrough: [],
  local: [
    {
      label: 'To Metzingen',
      text: 'By regional train or [by car with a driver](/germany/stuttgart/book-chauffeur), who can go on to the airport with your bags.',
    },
    {
      label: 'To Stuttgart Airport',
      text: 'S-Bahn from Stuttgart Hauptbahnhof; customs address Flughafenstraße 32.',
    },
    {
      label: 'Papers in doubt',
      text: 'The Welcome Centre counter, Hugo-Boss-Platz 4, Metzingen. It has no stamp of its own. Another shopping stop in the state is [Baden-Baden](/germany/baden-baden).',
    },
  ],
  timeline: [
    { when: 'Each outlet', text: 'Receipt and form together, before you move to the next brand.' },
    {
      when: 'Welcome Centre',
      text: 'Let the counter look through the papers while mistakes can still be mended.',
    },
    { when: `Exit airport, ${n.arriveBeforeFlight} early`, text: 'Tagged bag to customs.' },
    {
      when: `After ${n.refundWeeks}`,
      text: 'Look for the credit, and write to the operator on the form if it is missing.',
    },
  ],
  questions: [
    {
      question: 'Can I get cash in Metzingen?',
      answer:
        'What is recorded is a counter that checks receipts and forms. Ask whether it pays in advance, what that costs, and by when the stamped form must be back.',
    },
    {
      question: 'Does Metzingen open on Sunday?',
      answer:
        'Not as a rule. The hours we hold run from Monday to Saturday; see the list, and the outlet’s own site for special dates.',
    },
    {
      question: 'I fly Stuttgart to Frankfurt to Beijing. Where do I show a suitcase from Metzingen?',
      answer:
        'In Stuttgart, if it is tagged to Beijing there. Only what you carry on board is shown in [Frankfurt](/germany/frankfurt-airport).',
    },
  ],
  sources: [
    {
      name: 'German National Tourist Board: Outletcity Metzingen',
      url: 'https://germany.travel/de/staedte-kultur/outletcity-ag.html',
    },
    { name: 'Outletcity Metzingen', url: 'https://www.outletcity.com/en/metzingen/' },
    {
      name: 'Beobachter: reclaiming VAT at the border',
      url: 'https://www.beobachter.ch/magazin/konsum/mehrwertsteuer-zuruckholen-so-einfach-gehts-635192',
      readOn: '2025-10',
    },
    {
      name: 'European Commission: guide to VAT refund for visitors',
      url: 'https://taxation-customs.ec.europa.eu/guide-vat-refund-visitors-eu_en',
    },
  ],
})
