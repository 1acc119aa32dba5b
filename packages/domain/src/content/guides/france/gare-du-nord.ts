import type { PlaceGuideTemplate } from '../place-guide.ts'

export const gareDuNordGuide: PlaceGuideTemplate = (n) => ({
  title: 'Gare du Nord tax refund for Eurostar to London',
  description:
    'Taking Eurostar home to London? Scan your French tax-free forms in the Eurostar terminal at Gare du Nord before the border checks. How and when.',
  keywords: [
    'Gare du Nord tax refund',
    'Eurostar VAT refund Paris',
    'PABLO kiosk Gare du Nord',
    'détaxe Eurostar',
    'UK residents VAT refund France',
  ],
  lead: 'If you ride Eurostar to London, Gare du Nord is where you leave the EU for customs, even if you fly home from Heathrow a week later. Scan here, before the ticket gates and passport checks.',
  sections: [
    {
      id: 'london-only',
      title: 'Only the London trains count',
      blocks: [
        {
          kind: 'text',
          text: 'PABLO kiosks went into the Eurostar terminal in 2020, ready for British shoppers. They serve everyone who lives outside the EU and travels to London. Red Thalys trains have become Eurostar too, so read the destination: Brussels, Amsterdam and Cologne are in the EU, and a scan there would be wrong.',
        },
        {
          kind: 'text',
          text: 'Residents of England, Scotland and Wales have been able to claim since 2021. Residents of Northern Ireland cannot.',
        },
      ],
    },
    {
      id: 'no-second-chance',
      title: 'There is no second chance on the way',
      blocks: [
        {
          kind: 'text',
          text: 'All your luggage travels with you, so there is no checked bag to worry about. The risk is the clock. French exit checks, British entry checks and security follow each other in the terminal, and past them you cannot turn back for a kiosk. In London there is nobody who can validate for France.',
        },
        {
          kind: 'note',
          tone: 'warning',
          text: 'Our newest source for the kiosks is from 2020 and names no exact spot. On the day, ask the first Eurostar employee you see for “the détaxe kiosk”.',
        },
      ],
    },
  ],
  tips: [
    'Forms from Italy, Spain or Germany need an officer’s stamp. Ask for “la douane” and allow more time than for a scan.',
    'Champagne and perfume travel well by train; what matters is that they stay sealed until you are through.',
    'Shop at Boulevard Haussmann on the last day: the department stores are about 2 km from the platforms.',
    'No cash counter for refunds was found in the station. Choose the card in the shop.',
  ],
  shoppingAreas: [],
  wayThrough: [
    {
      title: `Add ${n.arriveBeforeTrain} to Eurostar’s check-in time`,
      text: 'Eurostar gives its own latest arrival on the ticket. Count your hour before that, more on Fridays and Sundays.',
    },
    {
      title: 'Find the Eurostar entrance, not the platforms',
      text: 'The London terminal is a separate area upstairs. Follow the signs for London.',
    },
    {
      title: 'Scan before the formalities',
      text: 'Barcode under the reader, one form at a time, until the screen says it is valid.',
    },
    {
      title: 'If it refuses the form',
      text: 'Show the officer on duty your passport, ticket and the goods. Nobody in sight: ask the staff to call customs, and take a photo of the screen.',
    },
    {
      title: 'Go through to the train',
      text: 'Keep the form. With a green result there is nothing to mail.',
    },
  ],
  local: [
    { label: 'Getting here', text: 'Metro 4 and 5, RER B and D. RER B also links CDG with this station.' },
    { label: 'Shops nearby', text: 'Galeries Lafayette and Printemps, see [Paris](/france/paris).' },
    {
      label: 'By car instead',
      text: 'LeShuttle has six PABLO kiosks in its Calais terminal; none in the Flexiplus lounge.',
    },
    { label: 'Or from the north', text: 'Eurostar also stops at [Lille](/france/lille).' },
    { label: 'With luggage', text: '[A car to 18 Rue de Dunkerque](/france/gare-du-nord/book-chauffeur)' },
  ],
  timeline: [
    {
      when: 'Up to the last afternoon',
      text: 'Forms from Paris shops, each with your home address outside the EU.',
    },
    { when: 'At the station', text: 'Terminal, kiosk, green, gates. The order cannot be changed.' },
    { when: 'On arrival in the UK', text: 'Your allowance applies; above it you declare and pay.' },
    { when: n.refundWeeks, text: 'Refund on the card, in the currency of your account.' },
  ],
  questions: [
    {
      question: 'I take Eurostar to London and fly home to the US. Is this my last EU exit?',
      answer:
        'Yes. Britain is outside the EU, so the goods leave it at Gare du Nord. Heathrow cannot help you.',
    },
    {
      question: 'Can I validate at CDG in the morning and take the train in the afternoon?',
      answer: 'Do it where you really leave. An officer may ask for the ticket that matches the exit.',
    },
    {
      question: 'Where do I get the money?',
      answer:
        'On the card you named in the shop, as a rule. See [how a refund works in France](/how-vat-refund-works-in-france) for the other ways.',
    },
    {
      question: 'I missed the kiosk. Is everything lost?',
      answer:
        'Mostly. French customs can repair a form afterward only if its own service or system was at fault, not because you were late.',
    },
  ],
  sources: [
    {
      name: 'The Local, kiosks at Gare du Nord',
      url: 'https://www.thelocal.fr/20200807/paris-station-gets-ready-for-brexit-with-new-tax-kiosks-and-expanded-customs-check-area/',
      readOn: '2020-08',
    },
    {
      name: 'LeShuttle, tax-free shopping',
      url: 'https://leshuttle.com/uk-en/travelling-with-us/shopping/tax-free-shopping',
    },
    {
      name: 'Bretagne Commerce International, détaxe',
      url: 'https://bretagnecommerceinternational.com/donnee/vente-en-detaxe-a-lexportation',
    },
    {
      name: 'Decree on later validation',
      url: 'https://legal.tricoteuses.fr/articles/JORFARTI000027899947',
      readOn: '2013-08',
    },
  ],
})
