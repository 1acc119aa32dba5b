import type { CountryGuideTemplate } from '../country-guide.ts'
import type { Block } from '../../page-content.ts'

export const franceGuide: CountryGuideTemplate = (n) => {
  const { price, vat, refund } = n.france.example(1000)
  const today: Block[] = n.france.lawNote
    ? [
        {
          kind: 'note',
          tone: 'law',
          text: `${n.france.lawNote} The law was ${n.france.lawCheckedDate}. In practice, spend a little more and the question does not arise.`,
        },
      ]
    : []
  return {
    title: 'VAT refund in France: minimum, PABLO and your money',
    description:
      'Who can claim VAT back on shopping in France, how the minimum is counted over three days, where PABLO kiosks validate the form and what you receive.',
    keywords: [
      'VAT refund France',
      'détaxe France',
      'PABLO kiosk',
      'tax-free shopping France minimum',
      'France VAT refund tourists',
      'bordereau de détaxe',
    ],
    lead: `Live outside the EU, spend the minimum (${n.france.minimumText}) with one seller, get the form in the shop, scan it at a PABLO kiosk before you check your bags: that is the whole French system. Most lost refunds fail at the last step.`,
    sections: [
      {
        id: 'how-it-works',
        title: 'How it works in France',
        blocks: [
          {
            kind: 'text',
            text: `Prices include VAT, ${n.france.rate} on most things. The shop prints a “bordereau de détaxe” with a barcode. Customs confirms the export when you scan that barcode at a kiosk named PABLO and the screen turns green. Then the refund operator pays, by card in ${n.refundWeeks}, or in cash at a counter.`,
          },
          {
            kind: 'text',
            text: `For ${price} at the standard rate, the tax inside is ${vat} and our estimate is ${refund}, counting ${n.refundShare} of the VAT. The operator’s fee decides. Several French department stores and malls announce less on their own pages, so the form in your hand is the only promise.`,
          },
          ...today,
        ],
      },
      {
        id: 'who-may-claim',
        title: 'Who may claim, and who may not',
        blocks: [
          {
            kind: 'text',
            text: 'Residence decides, not the passport. A French citizen who lives in Canada can claim with proof; an American who lives in Berlin cannot.',
          },
          {
            kind: 'list',
            items: [
              'Yes: residents of Great Britain, Switzerland, Norway, Iceland, the Channel Islands, the Canary Islands and Andorra.',
              'No: residents of the EU, Monaco, Northern Ireland, Martinique, Guadeloupe, Réunion and the other overseas departments.',
              `No: students and diplomats in France, people who stay ${n.maximumStay} or more, and anyone under ${n.france.age}.`,
              'No: people who are moving, into the EU or out of it for good.',
            ],
          },
          {
            kind: 'text',
            text: 'Living in the EU? Read [why EU travelers are not eligible](/vat-refund-eligibility-eu-travelers).',
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
              'They check the suitcase first. Officers may ask for the goods, and then there is nothing to show.',
              'They trust opening hours. At [CDG](/france/cdg) a traveler found desks and kiosks shut before dawn.',
              'They scan in France, carry the goods on to Italy or Spain, and have them looked at nowhere else. What you carry is shown in the last EU country.',
              'They take cash early and forget the kiosk. The operator then charges the card.',
              'They do not read the form. A wrong country or name typed by the shop appears only at the desk.',
              'They see red and walk on. A red screen means: go to the officer, now, with the goods.',
            ],
          },
        ],
      },
      {
        id: 'what-changed',
        title: `What changed since ${n.guideMonth}`,
        blocks: [
          {
            kind: 'list',
            items: [
              `The French rate and minimum did not change. The law still says ${n.france.lawMinimumText}, as it has since ${n.france.lawSince}.`,
              `${n.records.frenchStayWithoutStamp} Border lines have grown.`,
              'Both Galeries Lafayette stores in [Marseille](/france/marseille) closed in November 2025.',
              'Neighbors changed their systems: Italy is reported to validate once per passport since July 2026, and the Netherlands went fully digital in January 2026. If you leave through either, ask how a French form is handled.',
            ],
          },
          { kind: 'text', text: 'More in [the rules page](/vat-refund-rules-2025).' },
        ],
      },
    ],
    eligibility: [
      {
        label: 'Standard VAT rate',
        value: n.france.rate,
        note: 'Contained in the price you see on the tag.',
      },
      {
        label: 'Minimum purchase',
        value: n.france.minimumText,
        note: `VAT included. The law in force: ${n.france.lawMinimumText}, since ${n.france.lawSince}.`,
      },
      {
        label: 'How it is counted',
        value: n.france.countingShort,
        note: `${n.france.lawCounting} ${n.france.countingAdvice}`,
      },
      {
        label: 'Who',
        value: 'Residents of countries outside the EU',
        note: 'Passport of the buyer, in the original. Swiss, Norwegian and Icelandic residents may use an identity card.',
      },
      { label: 'Age', value: 'At least 16' },
      { label: 'Length of stay', value: `Under ${n.maximumStay}` },
      {
        label: 'Goods must leave within',
        value: n.exportWithin,
        note: n.clockNote,
      },
      {
        label: 'The validated form goes back within',
        value: n.france.formBackShort,
        note: n.france.formBack,
      },
      {
        label: 'Validation',
        value: n.france.validation,
        note: 'Kiosk for French forms, customs officer for all others and for red screens.',
      },
      {
        label: 'What you receive',
        value: `Often ${n.typicalShareOfPrice} of the price`,
        note: `We estimate ${n.refundShare} of the VAT. Card in ${n.refundWeeks}; cash the same day with a charge.`,
      },
      {
        label: 'Lower rates',
        value: 'Food, books, art',
        note: 'Less tax inside, so less comes back. Malls leave food off their forms; wine and spirits count.',
      },
      {
        label: 'Not refundable',
        value: 'Services, tobacco, medicines, weapons, cultural goods, fuel, vehicles and their parts',
        note: 'Nor anything used, shipped separately, or bought in quantities for resale.',
      },
      {
        label: 'Shops',
        value: 'Free to take part or not',
        note: 'Ask before you pay, even in a chain that did it elsewhere.',
      },
    ],
    steps: [
      {
        title: 'Ask before you pay',
        text: '“Faites-vous la détaxe ?” Show your passport. Choose card or cash for the refund.',
      },
      {
        title: 'Read the form',
        text: 'Name, passport number, country of residence, goods, amount to be paid. Have errors fixed at the till.',
      },
      {
        title: 'Keep the goods new',
        text: 'Packed, with receipts, and in one bag you can open for an officer.',
      },
      {
        title: 'Find out where each bag is shown',
        text: 'Nonstop flight: the French airport. Connection in the EU: cabin goods at the last EU airport, a bag tagged through at the first one, a bag that you collect where you check it in again. Eurostar: [Gare du Nord](/france/gare-du-nord).',
      },
      {
        title: 'Scan before check-in',
        text: `Arrive ${n.arriveBeforeFlight} before a flight, ${n.arriveBeforeTrain} before a train. Green is done. Red is the officer next door.`,
      },
      {
        title: 'Collect',
        text: 'Cash at a counter of your operator, or wait for the card. Keep the form until the money is there.',
      },
    ],
    destinations: [
      {
        slug: 'paris',
        text: 'Department stores with refund desks, three malls that group receipts, and the houses around Avenue Montaigne.',
      },
      { slug: 'nice', text: 'Compact shopping around Place Masséna and a tram straight to the kiosks.' },
      { slug: 'cannes', text: 'The luxury row on the Croisette, validated at Nice Airport.' },
      { slug: 'lyon', text: 'A mall by the station and an outlet that both put many receipts on one form.' },
      { slug: 'lille', text: 'The stop before Britain, by Eurostar or through Calais.' },
      {
        slug: 'strasbourg',
        text: 'Alsatian shopping with a choice of French, German or Swiss border to finish.',
      },
      { slug: 'bordeaux', text: 'Wine you may take home tax-free, if you carry the bottles.' },
      { slug: 'saint-tropez', text: 'Seasonal boutiques, with no refund office nearer than the airports.' },
    ],
    questions: [
      {
        question: 'How much VAT do I get back in France?',
        answer: `Not all ${n.france.rate}. Guides speak of ${n.typicalShareOfPrice} of the price after fees; our estimate for ${price} is ${refund}. [Calculate your own](/vat-calculator/france).`,
      },
      {
        question: 'Can UK residents claim VAT back in France?',
        answer:
          'Yes, from England, Scotland and Wales since January 2021. Residents of Northern Ireland cannot.',
      },
      {
        question: 'Can I add up purchases from different shops?',
        answer: `${n.france.counting} ${n.france.countingAdvice}`,
      },
      {
        question: 'I buy in France and fly home from another EU country. What then?',
        answer:
          'On a nonstop flight from there, customs of that country stamps the French form on paper, and you send it to the operator. Ask the shop for a printed form and an envelope.',
      },
      {
        question: 'Where are PABLO kiosks?',
        answer:
          'At the Paris airports, Nice, Lyon, Marseille, Strasbourg and others, at Gare du Nord, in the LeShuttle terminal at Calais, the port of Marseille and some Swiss road posts. See [all locations](/map-locations/france/paris).',
      },
      {
        question: 'I forgot to validate. Can I do it from home?',
        answer:
          'Normally not. French customs repairs a form afterward only when its own service or system failed, and then you need proof from your customs or a French consulate.',
      },
      {
        question: 'Do online orders count?',
        answer:
          'Goods delivered to your home do not. An order you collect in a shop may, if that shop writes the form; ask first.',
      },
      {
        question: 'Can I use what I bought while I am still in France?',
        answer:
          'Better not. Goods are to leave unused, and an officer who finds them worn can refuse the form.',
      },
    ],
    phrases: [
      { local: 'Bonjour, faites-vous la détaxe ?', english: 'Hello, do you offer the tax refund?' },
      {
        local: 'Je voudrais un bordereau de détaxe, s’il vous plaît.',
        english: 'I would like a tax-free form, please.',
      },
      { local: 'J’habite en dehors de l’Union européenne.', english: 'I live outside the European Union.' },
      {
        local: 'Est-ce que je peux regrouper mes achats de ces trois jours ?',
        english: 'Can I combine my purchases from these three days?',
      },
      {
        local: 'Pouvez-vous vérifier mon nom et mon pays sur le bordereau ?',
        english: 'Could you check my name and my country on the form?',
      },
      {
        local: 'Je préfère un remboursement sur ma carte bancaire.',
        english: 'I would rather have the refund on my bank card.',
      },
      { local: 'Quel montant vais-je recevoir ?', english: 'What amount will I receive?' },
      {
        local: 'Où se trouve la borne PABLO, s’il vous plaît ?',
        english: 'Where is the PABLO kiosk, please?',
      },
      {
        local: 'La borne a refusé mon bordereau. Où est le bureau de la douane ?',
        english: 'The kiosk refused my form. Where is the customs office?',
      },
      {
        local: 'Je n’ai pas encore enregistré ma valise. Les articles sont à l’intérieur.',
        english: 'I have not checked in my suitcase yet. The goods are inside.',
      },
    ],
    sources: [
      {
        name: 'Service-Public, selling tax-free',
        url: 'https://entreprendre.service-public.gouv.fr/vosdroits/F20558?lang=en',
        readOn: '2025-10',
      },
      {
        name: 'French customs, buying tax-free',
        url: 'https://douane.gouv.fr/demarche/vous-achetez-des-marchandises-en-detaxe',
      },
      {
        name: 'Bretagne Commerce International, the minimum since 2021 (secondary)',
        url: n.france.lawSource,
      },
      { name: 'Galeries Lafayette Haussmann, détaxe', url: 'https://haussmann.galerieslafayette.com/detaxe' },
      { name: 'Fair Tax Free, questions of travelers', url: 'https://fairtaxfree.fr/Content/FAQ-Voyageurs' },
      { name: 'Détaxe SA, customer service', url: 'https://www.detaxe.com/en/customer-service/' },
      {
        name: 'Decree on later validation',
        url: 'https://legal.tricoteuses.fr/articles/JORFARTI000027899947',
        readOn: '2013-08',
      },
      {
        name: 'European Commission, guide for visitors',
        url: 'https://taxation-customs.ec.europa.eu/guide-vat-refund-visitors-eu_en',
      },
      {
        name: 'VisaVerge, Entry/Exit System in full use',
        url: 'https://www.visaverge.com/news/european-commission-reports-full-entryexit-system-rollout-ahead-of-etias-launch/',
        readOn: '2026-04',
      },
    ],
  }
}
