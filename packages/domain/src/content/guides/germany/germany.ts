import type { CountryGuideTemplate } from '../country-guide.ts'

/** Germany: an officer and a stamp instead of a kiosk, and what follows from that. */
export const germanyGuide: CountryGuideTemplate = (n) => ({
  title: 'VAT refund in Germany: form, customs stamp, payout',
  description: `How tourists from outside the EU get ${n.germany.rate} VAT back in Germany: who may claim, how customs stamps the form, and where Munich, Frankfurt and Berlin differ.`,
  keywords: [
    'VAT refund Germany',
    'tax-free shopping Germany',
    'Germany customs stamp',
    'Ausfuhrbescheinigung',
    'Mehrwertsteuer refund tourist',
    'Zoll tax free',
  ],
  lead: 'Germany has no kiosk. An officer looks at your goods and stamps a paper form where you leave the EU, so the bag must be tagged at check-in and carried to customs before it goes on the belt.',
  sections: [
    {
      id: 'how-it-works',
      title: 'How it works here',
      blocks: [
        {
          kind: 'text',
          text: 'You pay the full price. The shop gives you a form of a refund company, or the official export certificate, or an export receipt printed by the till. Customs confirms on it that the goods left and that you live outside the EU. Then the company or the shop pays the VAT back.',
        },
        {
          kind: 'text',
          text: 'No shop must take part. Department stores and boutiques in the luxury streets usually do; market stalls and small shops often do not. Ask before you choose, not after you have paid.',
        },
        {
          kind: 'table',
          table: {
            caption: 'What a purchase in Germany holds, by our estimate',
            head: ['Price', 'VAT inside', 'Estimated refund'],
            rows: [100, 500, 1000, 5000].map((euros) => {
              const { price, vat, refund } = n.germany.example(euros)
              return [price, vat, refund]
            }),
            note: `Counted with ${n.germany.rate} VAT and ${n.refundShare} of it paid out. The operator’s form shows the real sum, which can be lower.`,
          },
        },
      ],
    },
    {
      id: 'who',
      title: 'Who may claim',
      blocks: [
        {
          kind: 'text',
          text: 'Where you live decides, not your nationality. Customs wants a passport or another document that shows a home outside the EU. A Swiss or American citizen who lives in Germany cannot claim; a German who lives in Canada can, with proof.',
        },
        {
          kind: 'list',
          items: [
            '**Great Britain:** residents of England, Scotland and Wales may claim. German customs asks them for proof of residence, such as a UK driving license, a recent tax assessment or a utility bill less than a year old.',
            '**Northern Ireland:** residents may not. It is treated like the EU for goods.',
            '**Residence permit:** one that allows more than three months in Germany shuts you out.',
            '**Luggage:** the goods leave in your own baggage, carried or checked. Parcels and forwarded bags do not count.',
          ],
        },
      ],
    },
    {
      id: 'where-it-goes-wrong',
      title: 'Where people go wrong',
      blocks: [
        {
          kind: 'list',
          items: [
            '**The bag is gone.** It went on the belt at check-in. Customs has nothing to see and does not stamp.',
            '**The bag has no tag.** Going to customs before check-in does not help either: the officer wants the airline’s tag on it.',
            '**The wrong airport.** With a stop in another EU country, cabin goods are confirmed at the last EU airport, checked-through hold goods at the first, and a bag that you collect where you check it in again.',
            '**The office is closed.** Customs does not sit at every desk all night. For a very early flight, ask the airport the day before.',
            '**The form is empty.** Name and home address belong on it, in Latin letters, before you queue.',
            '**The goods are in use.** New means new: tags on, box kept.',
          ],
        },
      ],
    },
    {
      id: 'what-changed',
      title: `What has changed since ${n.guideMonth}`,
      blocks: [
        ...(n.germany.lawNote
          ? [
              {
                kind: 'note' as const,
                tone: 'law' as const,
                text: `Our calculator counts ${n.germany.minimumText}. ${n.germany.lawNote} The difference is a cent, so a purchase a little above the line is safe in both.`,
              },
            ]
          : []),
        {
          kind: 'list',
          items: [
            '**Frankfurt Airport:** Terminal 3 was to open in April 2026 and Terminal 2 to close. See [Frankfurt Airport](/germany/frankfurt-airport) for what that means for customs.',
            '**Passport stamps:** the EU now registers entry and exit electronically, so advice to show an entry stamp is out of date. The customs stamp on your form is another thing and still needed.',
            `**Electronic slips:** ${n.records.germanLimitLapses} Without such a slip it is paper and a stamp.`,
          ],
        },
        {
          kind: 'text',
          text: 'Changes in other countries are on [VAT refund rules](/vat-refund-rules-2025).',
        },
      ],
    },
  ],
  eligibility: [
    {
      label: 'Standard VAT rate',
      value: n.germany.rate,
      note: 'It is inside the price. Food, books, newspapers and art carry a lower rate, so less comes back.',
    },
    {
      label: 'Minimum purchase',
      value: n.germany.minimumText,
      note: `The law says ${n.germany.lawMinimumText} with VAT, since ${n.germany.lawSince}; ${n.germany.lawCheckedDate}.`,
    },
    {
      label: 'How it is counted',
      value: n.germany.countingShort,
      note: `${n.germany.lawCounting} ${n.germany.countingAdvice}`,
    },
    {
      label: 'Who',
      value: 'Residents of countries outside the EU',
      note: 'Proved by passport or another travel document. Northern Ireland is excluded.',
    },
    {
      label: 'Age',
      value: 'No age in the law that we know of',
      note: `${n.germany.ageRule} A parent can buy in their own name.`,
    },
    {
      label: 'Length of stay',
      value: `A visit of less than ${n.maximumStay}`,
      note: 'German customs goes by the residence permit: one for more than three months excludes you.',
    },
    {
      label: 'Goods must leave within',
      value: n.exportWithin,
      note: n.clockNote,
    },
    {
      label: 'The stamped form goes back within',
      value: n.germany.formBackShort,
      note: n.germany.formBack,
    },
    {
      label: 'Validation',
      value: n.germany.validation,
      note: 'Paper and stamp, on the way out of the EU. No kiosk was found at Munich, Frankfurt or Berlin.',
    },
    {
      label: 'Share of the VAT paid out',
      value: `${n.refundShare} in our estimate`,
      note: `Usually ${n.typicalShareOfPrice} of the price. A shop that refunds directly may pay more than an operator.`,
    },
    {
      label: 'When the money comes',
      value: `${n.refundWeeks} on a card`,
      note: 'Or at an operator’s airport counter after the stamp, minus a fee.',
    },
    {
      label: 'Not refundable',
      value: 'Services and vehicle supplies',
      note: 'Hotels, meals, tickets; fuel, parts and equipment for your car, boat or plane; goods bought for a business.',
    },
  ],
  steps: [
    {
      title: 'Ask before you pay',
      text: 'Find out whether the shop offers tax-free, which company is on the form, and what sum you will get.',
    },
    {
      title: 'Leave with a complete form',
      text: 'Name as in the passport, home address, receipt attached. The shop checks your document.',
    },
    {
      title: 'Keep the goods new',
      text: 'Do not wear or open them. Pack what belongs to one form in one bag.',
    },
    {
      title: 'Check in, then customs',
      text: `Be at the airport ${n.arriveBeforeFlight} early. For a hold bag: tag, bag back, customs. For a cabin bag: customs is normally after security.`,
    },
    {
      title: 'Get paid or post it',
      text: 'Operator’s counter next to customs, the operator’s mailbox, or a letter to the shop with the stamped original.',
    },
    {
      title: 'Keep a picture and wait',
      text: `A card refund takes ${n.refundWeeks}. Without the photo of the stamp you have nothing to ask with.`,
    },
  ],
  destinations: [
    {
      slug: 'munich',
      text: 'Maximilianstraße for the fashion houses, Oberpollinger and LODENFREY for the rest; three customs windows at the airport.',
    },
    {
      slug: 'frankfurt',
      text: 'Goethestraße and the Zeil, with the airport’s stations close enough for shopping on the day you fly.',
    },
    {
      slug: 'berlin',
      text: 'KaDeWe and Kurfürstendamm in the west, malls and design in the east.',
    },
    {
      slug: 'dusseldorf',
      text: 'The Kö, and an airport that publishes its refund steps desk by desk.',
    },
    {
      slug: 'stuttgart',
      text: 'Gateway to Outletcity Metzingen and its tax-free counter.',
    },
    {
      slug: 'hamburg',
      text: 'Neuer Wall and the Alsterhaus beside the Inner Alster.',
    },
    {
      slug: 'ingolstadt',
      text: 'Ingolstadt Village, the outlet trip from Munich.',
    },
    {
      slug: 'frankfurt-airport',
      text: 'Hall C for the stamp, and an open question about Terminal 3.',
    },
  ],
  questions: [
    {
      question: 'How much VAT do I get back in Germany?',
      answer: `The price includes ${n.germany.rate} VAT on top of the net price. Of ${n.germany.example(1000).price}, that is ${n.germany.example(1000).vat}; we estimate ${n.germany.example(1000).refund} for you after the operator’s share. The form tells the true figure.`,
    },
    {
      question: 'Customs or check-in first?',
      answer:
        'Check-in first for a hold bag, because customs wants the tag. But do not let the bag go: you carry it to customs. Only cabin goods are shown later, normally after security.',
    },
    {
      question: 'I forgot the stamp. Can I still claim from home?',
      answer:
        'Rarely. A German embassy or consulate can confirm the export afterward in justified exceptional cases only, when you show the goods, the invoices, your passport and the ticket. Ask it before you travel there.',
    },
    {
      question: 'Can the shop take the VAT off the price at once?',
      answer:
        'Hardly ever. Until customs confirms the export the shop owes the tax, so you pay first. Some shops refund you themselves when the stamped paper reaches them.',
    },
    {
      question: 'Must I stamp German forms in Germany?',
      answer:
        'No, if the goods leave the EU from elsewhere: what you carry, and a bag first given away there, for example at [Paris CDG](/france/cdg) or [Rome Fiumicino](/italy/fiumicino). Go to the customs desk there: a German paper does not work in their kiosks.',
    },
    {
      question: 'Are shops in Germany open on Sundays?',
      answer:
        'Mostly not, apart from a few special dates in each town and shops in large stations and airports. Public holidays differ from state to state.',
    },
    {
      question: 'Does a train to Switzerland pass customs?',
      answer:
        'Do not rely on it. There may be no check on board, and road crossings are not always staffed. Ask German customs which office on your route stamps, and when.',
    },
    {
      question: 'Whom can I ask in English?',
      answer:
        'The information center of German customs: +49 228 303 26020 by a state’s service portal, +49 351 44834 510 by Frankfurt Airport’s page, both without a date. Whether somebody there speaks English was not found. For a payout, ask the company named on the form.',
    },
  ],
  phrases: [
    {
      local: 'Bieten Sie Tax-free-Einkauf an? Ich wohne außerhalb der EU.',
      english: 'Do you offer tax-free shopping? I live outside the EU.',
    },
    {
      local: 'Ich hätte gern ein Tax-free-Formular, bitte. Hier ist mein Reisepass.',
      english: 'I would like a tax-free form, please. Here is my passport.',
    },
    {
      local: 'Wie viel bekomme ich nach Abzug der Gebühr zurück?',
      english: 'How much do I get back after the fee?',
    },
    {
      local: 'Können Sie alles auf eine Rechnung setzen?',
      english: 'Can you put everything on one invoice?',
    },
    {
      local:
        'Erstatten Sie die Mehrwertsteuer auch selbst, wenn ich Ihnen das abgestempelte Formular schicke?',
      english: 'Do you also refund the VAT yourselves if I send you the stamped form?',
    },
    {
      local: 'Mein Name muss genau so geschrieben sein wie im Pass. Könnten Sie das bitte ändern?',
      english: 'My name must be spelled exactly as in the passport. Could you change it, please?',
    },
    {
      local:
        'In diesem Koffer ist Tax-free-Ware. Bitte geben Sie ihn mir mit Anhänger zurück, ich muss zum Zoll.',
      english:
        'There are tax-free goods in this suitcase. Please tag it and give it back; I have to go to customs.',
    },
    {
      local: 'Wo ist der Zoll für die Ausfuhrbescheinigung?',
      english: 'Where is customs for the export certificate?',
    },
    {
      local: 'Die Ware ist neu und unbenutzt. Möchten Sie sie sehen?',
      english: 'The goods are new and unused. Would you like to see them?',
    },
    {
      local: 'Hier fehlt noch ein Stempel. Könnten Sie bitte nachsehen?',
      english: 'A stamp is still missing here. Could you have a look, please?',
    },
  ],
  sources: [
    {
      name: 'Thuringia’s service portal: information center of German customs',
      url: 'https://buerger.thueringen.de/en/detail?areaId=11684&searchtext=&infotype=0&sort=&pstId=221985203&ags=16051000',
    },
    {
      name: 'German customs: tax-free shopping',
      url: 'https://www.zoll.de/EN/Private-individuals/Travel/Entering-Germany/Duties-and-taxes/Tax-free-shopping/tax-free-shopping_node.html',
    },
    {
      name: 'Thuringia service finder: VAT-free shopping for travelers',
      url: 'https://buerger.thueringen.de/en/detail?pstId=221983960',
    },
    {
      name: 'Frankfurt Airport: VAT refunds',
      url: 'https://www.frankfurt-airport.com/en/airport-guide/help-at-the-airport/vat-refunds.html',
    },
    {
      name: 'Global Blue Germany: stamp and checked baggage',
      url: 'https://www.globalblue.com/business/germany/newsroom/kein-zollstempel-durch-aufgegebenes-gepack',
    },
    {
      name: 'German Missions in Australia: customs and tax refund',
      url: 'https://australien.diplo.de/au-en/service/09-otherconsularservices/customs-tax-refund/2077648',
    },
    {
      name: 'German Consulate General Dubai: confirmation after departure',
      url: 'https://uae.diplo.de/ae-de/service/seite-ausfuhrbescheinigung/1402160',
    },
    {
      name: 'Südkurier: trial of a digital export receipt',
      url: 'https://dz-news.suedkurier.de/ueberregional/wirtschaft/das-ende-der-gruenen-zettel-pilotphase-fuer-digitalen-ausfuhrschein-steht-bevor;art416,12449719',
    },
    {
      name: 'European Commission: guide to VAT refund for visitors',
      url: 'https://taxation-customs.ec.europa.eu/guide-vat-refund-visitors-eu_en',
    },
  ],
})
