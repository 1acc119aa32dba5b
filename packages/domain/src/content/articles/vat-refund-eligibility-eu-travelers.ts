import { articleSources } from './article-sources.ts'
import type { ArticleTemplate } from './article.ts'

export const vatRefundEligibilityEuTravelers: ArticleTemplate = (n) => ({
  path: '/vat-refund-eligibility-eu-travelers',
  title: 'Who can claim a VAT refund in the EU? Case by case',
  description:
    'EU citizens abroad, Britons, Swiss, students, expats, families and crews: who may claim the EU VAT refund, what proves it and who may not.',
  keywords: [
    'VAT refund eligibility',
    'EU resident VAT refund',
    'UK VAT refund EU',
    'student VAT refund',
    'expat détaxe',
  ],
  heading: 'Who can claim a VAT refund when traveling in the EU?',
  published: '2026-11-21',
  updated: '2026-11-24',
  answer: `Home decides, not nationality. You can claim if your permanent home is outside the EU and you carry the goods out yourself. An EU citizen who lives in Canada may claim; a Canadian who lives in Portugal may not. Each country adds its own conditions on top: France, for example, asks for an age of ${n.france.age} and a stay of under ${n.maximumStay}.`,
  numbers: {
    caption: 'Who may claim',
    head: ['You are', 'Refund?', 'What shows it'],
    rows: [
      ['Resident outside the EU, any passport', 'Yes', 'Passport, or identity card with your address'],
      ['EU citizen living outside the EU', 'Yes', 'Residence card, visa, or consular registration'],
      ['Resident of England, Scotland or Wales', 'Yes', 'Passport; proof of address if asked'],
      ['Resident of Northern Ireland', 'No', 'France and Germany say so outright'],
      ['Resident of Switzerland, Norway or Iceland', 'Yes', 'Passport; in France an identity card may do'],
      ['Resident of an EU country, any passport', 'No', 'Also on vacation in another EU country'],
      ['Resident of Monaco', 'No', 'Counts as French for VAT'],
      ['Resident of Andorra or San Marino', 'Yes', 'French customs counts them as outside for VAT'],
      ['Resident of Gibraltar', 'Ask customs first', n.records.gibraltarResidents],
      [
        'Resident of the Canary Islands, Ceuta, Melilla',
        'On the mainland, yes',
        'With a procedure of its own on arrival',
      ],
      ['Student or worker with an EU residence permit', 'Mostly no', 'The permit shows a home in the EU'],
      ['Diplomat posted in the EU', 'Not in this scheme', 'Ask your mission'],
    ],
    note: 'Minimum purchases stand on the page about the [rules and their changes](/vat-refund-rules-2025).',
  },
  steps: [
    {
      title: 'Ask where you live for most of the year',
      text: 'Tax offices speak of the permanent or habitual home. The address in the passport is taken first; another document can correct it.',
    },
    {
      title: 'Check how long you are in the EU this time',
      text: `In France the stay must be under ${n.maximumStay}, counted in the EU. Spain’s conditions name residence only.`,
    },
    {
      title: 'Find the minimum of the country you shop in',
      text: `In this guide: ${n.france.minimumText} in France, ${n.spain.minimumText} in Spain, ${n.italy.minimumText} in Italy and ${n.germany.minimumText} in Germany. Where the law differs, the result of the [calculator](/vat-calculator) says so.`,
    },
    {
      title: 'Carry the proof to both counters',
      text: 'The shop looks at it before it writes the form. Customs may look again when you leave.',
    },
    {
      title: 'Leave with the goods in time',
      text: `${n.clock} In your own luggage, too.`,
    },
  ],
  sections: [
    {
      id: 'eu-citizens',
      title: 'EU citizens who live elsewhere',
      blocks: [
        {
          kind: 'text',
          text: 'The European Commission’s own example is a Belgian who lives in Canada and visits his parents: he claims with his Canadian residence card. The same holds for a German in Dubai or an Italian in Australia. An EU passport may make shop staff hesitate, so put the foreign residence document on the counter together with it. French citizens show a consular card or the certificate of registration with the consulate.',
        },
      ],
    },
    {
      id: 'britain',
      title: 'Britain, in both directions',
      blocks: [
        {
          kind: 'list',
          items: [
            'Living in Great Britain, shopping in the EU: you may claim, as any other visitor. See [Paris](/france/paris) or [Milan](/italy/milan).',
            'Living in Northern Ireland: you may not, because the region follows EU rules for goods.',
            'Living in the EU, shopping in London: no refund on what you carry home. Great Britain ended the scheme.',
            'Visiting Northern Ireland from overseas: the scheme still exists there, with special rules if you travel on to Great Britain.',
          ],
        },
      ],
    },
    {
      id: 'students-and-expats',
      title: 'Students, expats and people between two homes',
      blocks: [
        {
          kind: 'text',
          text: 'French customs shuts out students here, staff posted here, people who move away for good and people who move back. Elsewhere it depends. The Commission says that in some countries you may also count as a visitor if you live in the EU for a set time and purpose, keep your permanent home outside, and do not plan to return soon. So ask before you buy: the refund company’s hotline answers for its forms, customs for its border.',
        },
        {
          kind: 'text',
          text: 'Digital nomads are the gray case. A long-stay visa, a rental contract and a local tax number add up to a home, even when the passport says otherwise.',
        },
      ],
    },
    {
      id: 'families',
      title: 'Families, friends and crews',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Couples with different residences**: put the form in the name of the one who lives outside the EU, who must also pay, carry and show the goods.',
            `**Children**: in France from ${n.france.age}. ${n.italy.ageRule}`,
            '**Gifts for someone here**: no. What stays in the EU is not exported.',
            '**Tour groups**: each traveler has a form; receipts of a group do not add up.',
            '**Airline and ship crews**: operators name limits. Ask at the till.',
          ],
        },
      ],
    },
    {
      id: 'proof',
      title: 'If your passport does not tell the story',
      blocks: [
        {
          kind: 'text',
          text: 'Take one more document that names an address outside the EU: residence card, driver’s license, tax letter, visa. Entry stamps no longer help, since borders now record stays digitally. Officers see your record; shop assistants do not, and decide on what you show them. We never need a copy of any of it, so do not upload one here.',
        },
        {
          kind: 'note',
          tone: 'warning',
          text: 'A form obtained with a wrong residence is a false declaration. In a check it is canceled, and a fine may follow.',
        },
      ],
    },
  ],
  exceptions: [
    'Used goods, goods for trade, and goods that travel apart from you do not qualify for anybody.',
    'Whatever equips or fuels a private car, boat or plane is out in Germany and Spain.',
    'Some territories belong to an EU country but not to its VAT area: Heligoland, Büsingen, Livigno, Campione, Åland, Mount Athos. Their residents count as outside.',
    'Leaving for another EU country is no export, however far it is.',
  ],
  questions: [
    {
      question: 'I am French, live in Spain and fly to Brazil for a month. May I claim?',
      answer: 'No. Your home is in the EU; a trip outside does not change that.',
    },
    {
      question: 'Dual citizen, US and Italian, living in Boston: which passport?',
      answer:
        'Either, as long as you show that you live in Boston. The US passport with a Massachusetts license saves a discussion.',
    },
    {
      question: 'Does a Schengen visa matter?',
      answer:
        'It lets you in and shows how short your stay is. The refund looks at your home, so people who need no visa claim in the same way.',
    },
    {
      question: 'I move from Berlin to Tokyo next month. Can I shop tax-free now?',
      answer:
        'Do not count on it. You still live in Germany on the day you buy. France refuses people who leave for good in so many words.',
    },
    {
      question: 'May a Swiss day visitor claim in Germany?',
      answer: `Yes, for invoices ${n.germany.lawMinimumText}. Customs at the border stamps the export certificate; remember the allowance on the Swiss side.`,
    },
    {
      question: 'Who checks all this, the shop or customs?',
      answer: 'The shop first, because it answers for the form. Customs may check again when you leave.',
    },
  ],
  related: [
    { path: '/how-vat-refund-works-in-france', text: 'The steps in France' },
    { path: '/vat-refund-spain-for-us-citizens', text: 'The steps in Spain' },
    { path: '/vat-refund-rules-2025', text: 'Minimums and what changed' },
    { path: '/vat-calculator', text: 'Is my purchase enough?' },
    { path: '/germany', text: 'Germany: who stamps what' },
  ],
  sources: [
    articleSources.euGuide,
    articleSources.frenchCustoms,
    articleSources.frenchMinimum,
    articleSources.spanishTaxAgency,
    articleSources.germanRules,
    articleSources.britishNotice,
    {
      name: 'Spanish Tax Agency: purchases by residents of the Canary Islands',
      url: 'https://sede.agenciatributaria.gob.es/Sede/en_gb/aduanas/novedades/2022/septiembre/6/nuevo-sistema-electronico-sellado-documentos-canarias.html',
      readOn: '2022-09',
    },
  ],
})
