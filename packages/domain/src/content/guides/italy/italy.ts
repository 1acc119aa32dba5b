import type { CountryGuideTemplate } from '../country-guide.ts'

export const italyGuide: CountryGuideTemplate = (n) => {
  const purchase = n.italy.example(1000)
  return {
    title: 'Italy VAT refund guide: OTELLO, minimum, airports',
    description:
      'How non-EU visitors get VAT back in Italy: the electronic invoice, the minimum per invoice, validation through OTELLO at the airport, and deadlines.',
    keywords: [
      'Italy VAT refund',
      'Italy tax free shopping',
      'OTELLO customs',
      'IVA refund',
      'Fiumicino tax refund',
      'Malpensa tax refund',
      'Italy minimum purchase tax free',
    ],
    lead: `In Italy the shop sends an electronic invoice to customs, and customs confirms it when you leave the EU. Ask for it at the till with your passport; the rate inside most prices is ${n.italy.rate}.`,
    sections: [
      {
        id: 'how-it-works',
        title: 'How it works in Italy',
        blocks: [
          {
            kind: 'text',
            text: 'There is no paper form to fill in. The shop registers a tax-free invoice in OTELLO, the system of the Italian customs agency, and gives you a copy with a request code. At the exit the code turns into a validation: at some airports the refund company’s desk obtains it, elsewhere a customs office does.',
          },
          {
            kind: 'text',
            text: 'At [Fiumicino](/italy/fiumicino) and [Malpensa](/italy/malpensa) the operators’ desks handle Italian invoices without a separate customs stop. [Venice](/italy/venice-airport) does so for forms of one operator. Everywhere else go to customs first.',
          },
          {
            kind: 'table',
            table: {
              caption: 'What a purchase gives back, as an estimate',
              head: ['Price paid', 'VAT inside', 'Estimated refund'],
              rows: [[purchase.price, purchase.vat, purchase.refund]],
              note: `Counted with ${n.refundShare} of the VAT. Operators’ fees differ and many pay less; the shop’s form states the true sum.`,
            },
          },
          ...(n.italy.lawNote
            ? [
                {
                  kind: 'note' as const,
                  tone: 'law' as const,
                  text: `${n.italy.lawNote} The estimates on this site follow the ${n.guideMonth} guide. The law was last ${n.italy.lawCheckedDate}.`,
                },
              ]
            : []),
        ],
      },
      {
        id: 'who-may-claim',
        title: 'Who may claim',
        blocks: [
          {
            kind: 'list',
            items: [
              'People who live outside the EU. What counts is residence, not nationality, and the passport or an equal document must show it.',
              'Residents of Great Britain and Switzerland may claim. Residents of Northern Ireland may not.',
              'The goods are for yourself or your family and leave in your own luggage, unused.',
              'The person named on the invoice is the one who shows the goods.',
            ],
          },
        ],
      },
      {
        id: 'where-people-go-wrong',
        title: 'Where people go wrong',
        blocks: [
          {
            kind: 'list',
            items: [
              '**No code on the copy.** Without it you cannot tell whether customs has the invoice. Look before you leave the shop.',
              '**Bag checked in too soon.** Goods in the hold must be seen before bag drop.',
              '**The wrong airport.** Carried goods: the last EU airport. A bag tagged through: the first. A bag that you collect: where you check it in again.',
              '**Money in town taken for the end.** It is an advance on your card, charged back if the exit is not recorded.',
              '**A stamp abroad, then nothing.** An Italian invoice validated in another EU country has to travel back to the Italian seller.',
              `**Many small receipts.** ${n.italy.lawCounting}`,
            ],
          },
        ],
      },
      {
        id: 'what-changed',
        title: 'What changed since May 2025',
        blocks: [
          {
            kind: 'list',
            items: [
              '**July 2025**: art and antiques moved to a reduced rate, so less comes back on them.',
              `**January 2026**: ${n.italy.formBack} The deadline for the goods themselves did not change.`,
              '**April 2026**: the EU’s entry and exit system replaced passport stamps, so nobody needs an entry stamp for the form. Border queues can be longer.',
              `**July 2026**: ${n.records.italySingleValidation} Ask at the desk.`,
            ],
          },
        ],
      },
    ],
    eligibility: [
      {
        label: 'Standard VAT rate',
        value: n.italy.rate,
        note: 'Clothes, shoes, leather, jewelry, watches, glass, cosmetics, wine.',
      },
      {
        label: 'Minimum purchase',
        value: n.italy.minimumText,
        note: `VAT included. The law in force: ${n.italy.lawMinimumText}, since ${n.italy.lawSince}.`,
      },
      {
        label: 'How it is counted',
        value: n.italy.countingShort,
        note: `${n.italy.lawCounting} ${n.italy.countingAdvice}`,
      },
      {
        label: 'Who',
        value: 'Residents of non-EU countries',
        note: 'Proved by passport or an equivalent document. See [eligibility](/vat-refund-eligibility-eu-travelers).',
      },
      {
        label: 'Age',
        value: 'No age found in the law',
        note: n.italy.ageRule,
      },
      {
        label: 'Stay',
        value: `Under ${n.maximumStay}`,
        note: 'The general rule of this guide. Italian customs itself asks where you live.',
      },
      {
        label: 'Leave the EU with the goods',
        value: `Within ${n.exportWithin}`,
        note: n.clockNote,
      },
      {
        label: 'The validated invoice goes back',
        value: n.italy.formBackShort,
        note: n.italy.formBack,
      },
      {
        label: 'Validation',
        value: n.italy.validation,
        note: 'Digital, at Italian exits. No self-service kiosk was found at the main airports.',
      },
      {
        label: 'Refund',
        value: `About ${n.refundShare} of the VAT`,
        note: `Our estimate; a usual payout is ${n.typicalShareOfPrice} of the price, on a card in ${n.refundWeeks}.`,
      },
      {
        label: 'Reduced rates',
        value: 'Food, prescription glasses, press, art and antiques',
        note: 'Less tax in the price means less to give back.',
      },
      {
        label: 'Not refundable',
        value: 'Hotels, meals, transport, fuel, cars, used goods, shipped goods',
        note: 'Books: the shop charges no VAT on them. Goods the seller exports can be sold without VAT instead.',
      },
    ],
    steps: [
      {
        title: 'Ask before you pay',
        text: 'Not every shop takes part. Say “tax free” and show your passport or a scan of it.',
      },
      {
        title: 'Read the invoice',
        text: 'Name, country of residence, passport number, goods, amount, and the OTELLO code.',
      },
      {
        title: 'Keep goods unused and together',
        text: 'Tags on, boxes openable, in your own luggage. Hold and cabin goods apart.',
      },
      {
        title: `Be at the airport ${n.arriveBeforeFlight} before the flight`,
        text: 'Desks for hold baggage come before check-in. Trains have no customs point in the big stations.',
      },
      {
        title: 'Get the validation',
        text: 'Operator desk or customs. Green is done at once; red means customs looks at the goods.',
      },
      {
        title: 'Take the money and keep the proof',
        text: 'Cash, often with a fee, or the card. Note the code: the customs agency’s online search shows the status.',
      },
    ],
    destinations: [
      { slug: 'milan', text: 'The Quadrilatero’s flagships, Rinascente, and three airports to choose from.' },
      {
        slug: 'rome',
        text: 'Via Condotti and its neighbors, two outlets, and desks at Fiumicino that validate and pay.',
      },
      {
        slug: 'florence',
        text: 'Gucci and Ferragamo at home, gold on the Ponte Vecchio, The Mall in the hills.',
      },
      { slug: 'venice', text: 'Murano glass to carry or to ship, luxury by San Marco, Noventa outlet.' },
      { slug: 'naples', text: 'Tailors, ties and Chiaia’s boutiques, with a warning about made-to-measure.' },
      { slug: 'genoa', text: 'Serravalle Designer Outlet, and the rules for cruise guests.' },
      { slug: 'como', text: 'Silk by the lake, and an EU exit at the end of the road.' },
    ],
    questions: [
      {
        question: 'What is the minimum purchase in Italy?',
        answer:
          `By the law in force since ${n.italy.lawSince}, the form is for invoices ${n.italy.lawMinimumText}, VAT included.` +
          (n.italy.lawNote
            ? ` Our guide edition counts ${n.italy.minimumText}, so the shop may say yes where the calculator says no.`
            : ''),
      },
      {
        question: 'Do I need a customs stamp on an Italian form?',
        answer:
          'A digital validation instead of a stamp, if you leave from Italy. In another EU country customs uses its own method, and you send the proof back to the seller.',
      },
      {
        question: 'Can I add up receipts from several shops?',
        answer: `${n.italy.counting} Each outlet boutique is a shop of its own.`,
      },
      {
        question: 'Can I claim in Italy for goods from France or Spain?',
        answer:
          'Yes, if the goods leave the EU from Italy: what you carry, and a bag given away here for good. Take those forms to customs, not to the desk for Italian invoices. The rules there differ: [France](/how-vat-refund-works-in-france), [Spain](/vat-refund-spain-for-us-citizens).',
      },
      {
        question: 'How long does the refund take?',
        answer: `On a card ${n.refundWeeks}. Cash desks pay on the spot, usually less a fee.`,
      },
      {
        question: 'May the shop sell to me without VAT?',
        answer:
          'The law allows it: with direct relief the shop takes off the VAT and you owe it the proof of export. Few shops offer it, because they carry the risk.',
      },
      {
        question: 'I left Italy without validation. Can it be repaired?',
        answer:
          'Hardly. The request belongs to the moment of departure. If you are still in the EU and carry the goods, go to customs at the last airport; what is in a bag tagged through is out of reach. After that, ask the operator.',
      },
      {
        question: 'Do I get VAT back on hotels and restaurants?',
        answer: 'No. Only goods that you carry out of the EU qualify, never services used in Italy.',
      },
    ],
    phrases: [
      {
        local: 'Vorrei la fattura tax free, per favore.',
        english: 'I would like the tax-free invoice, please.',
      },
      {
        local: 'Risiedo fuori dall’Unione europea. Ecco il passaporto.',
        english: 'I live outside the European Union. Here is my passport.',
      },
      {
        local: 'Posso sommare gli acquisti di oggi in un’unica fattura?',
        english: 'Can I put today’s purchases together on one invoice?',
      },
      {
        local: 'Sulla mia copia c’è il codice di richiesta OTELLO?',
        english: 'Is the OTELLO request code on my copy?',
      },
      {
        local: 'Può controllare il numero di passaporto, per favore?',
        english: 'Could you check the passport number, please?',
      },
      {
        local: 'Quanto mi verrà rimborsato, tolta la commissione?',
        english: 'How much will I get back after the fee?',
      },
      {
        local: 'Dov’è l’ufficio della dogana per il tax free?',
        english: 'Where is the customs office for tax-free?',
      },
      {
        local: 'La merce è nel bagaglio da stiva. Non l’ho ancora consegnato.',
        english: 'The goods are in my hold bag. I have not checked it in yet.',
      },
      {
        local: 'La merce è nel bagaglio a mano.',
        english: 'The goods are in my hand luggage.',
      },
      {
        local: 'Preferisco il rimborso sulla carta di credito.',
        english: 'I prefer the refund on my credit card.',
      },
    ],
    sources: [
      {
        name: 'Italian customs (ADM): OTELLO and the conditions today',
        url: 'https://www.adm.gov.it/portale/progetti-aida-otello',
      },
      {
        name: 'Italian customs (ADM): the procedure, green and red channel',
        url: 'https://www.adm.gov.it/portale/en/ee/citizen/otello-english-version/the-procedure',
      },
      {
        name: 'Italian customs (ADM): online search of a validation',
        url: 'https://www.adm.gov.it/portale/en/ee/citizen/otello-english-version/online-search',
      },
      {
        name: 'Revenue news on the 2026 budget law',
        url: 'https://www.consulenzacinieri.it/2026/02/13/tax-free-shopping-con-il-bilancio-rimborsi-piu-facili-e-rapidi',
        readOn: '2026-02',
      },
      {
        name: 'Fiscal Solutions: single validation from July 2026',
        url: 'https://www.fiscal-requirements.com/news/5526',
        readOn: '2026-05',
      },
      {
        name: 'VATCalc: Italian VAT on art',
        url: 'https://www.vatcalc.com/italy/italy-to-slash-vat-on-art-to-5-on-market-decline',
      },
      {
        name: 'VisaVerge: entry and exit system in full use',
        url: 'https://www.visaverge.com/news/european-commission-reports-full-entryexit-system-rollout-ahead-of-etias-launch/',
      },
      {
        name: 'European Commission: VAT refunds for visitors',
        url: 'https://taxation-customs.ec.europa.eu/guide-vat-refund-visitors-eu_en',
      },
      {
        name: 'Global Blue: Italy',
        url: 'https://www.globalblue.com/shoppers/how-to-shop-tax-free/destinations/italy',
      },
    ],
  }
}
