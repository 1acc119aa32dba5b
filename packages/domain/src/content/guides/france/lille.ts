import type { PlaceGuideTemplate } from '../place-guide.ts'

export const lilleGuide: PlaceGuideTemplate = (n) => ({
  title: 'Lille tax refund: by Eurostar, LeShuttle or via Brussels',
  description:
    'UK shoppers in Lille can validate before Eurostar or in the Calais terminal of LeShuttle. Shops in Vieux-Lille, the Roubaix outlet, and the Brussels trap.',
  keywords: [
    'Lille tax refund',
    'Eurostar Lille VAT refund',
    'Calais PABLO kiosk',
    'Roubaix outlet tax free',
    'Vieux-Lille shopping',
  ],
  lead: 'Going home to Britain? By Eurostar you validate at Lille Europe before boarding; by car, at one of six PABLO kiosks in the LeShuttle terminal at Calais.',
  sections: [
    {
      id: 'train-or-tunnel',
      title: 'Train or tunnel',
      blocks: [
        {
          kind: 'text',
          text: 'At Lille Europe, ask the station staff for “la détaxe” before you enter the London check-in; the exact spot was not found, and the controls behind it are one-way.',
        },
        {
          kind: 'text',
          text: 'At Calais, the kiosks are in the terminal building. The Flexiplus lounge has none, and from there you cannot drive back. Pack the car so that an officer can reach the goods, and keep food and wine in the original packaging. Forms from Belgium go to the customs office in the same building.',
        },
        {
          kind: 'text',
          text: 'Brussels Airport is near, yet Belgium is in the EU and has its own rules. Flying home from there, show a Belgian officer the printed French form.',
        },
      ],
    },
    {
      id: 'old-lille-and-outlet',
      title: 'Old town, stations, outlet',
      blocks: [
        {
          kind: 'text',
          text: `The houses sit in Vieux-Lille; Printemps is the department store to reach the minimum (${n.france.minimumText}) with small things. The Galeries Lafayette of older guides, on Rue de Béthune, closed on December 20, 2015. Westfield Euralille stands between the two stations: ask its reception about grouped forms. The Roubaix outlet is a metro ride away.`,
        },
      ],
    },
  ],
  tips: [
    'People from Northern Ireland are not eligible; the rest of the UK is.',
    'Check how much alcohol you may bring into Britain before you fill the trunk.',
    'A photo of each form after scanning helps if the operator asks later.',
  ],
  shoppingAreas: [
    {
      name: 'Vieux-Lille',
      text: 'Rue de la Grande Chaussée and its neighbors, with Hermès and Louis Vuitton in old brick houses.',
      locationIds: ['fr-lille-vieux-lille'],
    },
    {
      name: 'Rue Nationale',
      text: 'Printemps, the one department store on our list here.',
      locationIds: ['fr-lille-printemps'],
    },
    {
      name: 'Westfield Euralille',
      text: 'Mall beside Lille Europe, useful for the last hour before the train.',
      locationIds: ['fr-lille-westfield-euralille'],
    },
    {
      name: 'Designer Outlet Roubaix',
      text: 'McArthurGlen outlet on Mail de Lannoy. Ask Guest Services how its tax-free forms work.',
      locationIds: ['fr-lille-roubaix-outlet'],
    },
  ],
  wayThrough: [],
  local: [
    { label: 'Eurostar', text: 'Lille Europe, not Lille Flandres. The two are a short walk apart.' },
    { label: 'From Paris instead', text: '[Gare du Nord](/france/gare-du-nord) has its own kiosks.' },
    {
      label: 'By car to Britain',
      text: 'Drive to Calais and leave time for the terminal before the car lanes.',
    },
    { label: 'Map', text: '[Lille refund points](/map-locations/france/lille)' },
  ],
  timeline: [
    { when: 'In the shop', text: 'Passport, your home address outside the EU, and the card for the refund.' },
    { when: 'Station', text: `Come ${n.arriveBeforeTrain} before Eurostar’s own deadline.` },
    { when: 'Tunnel', text: 'Terminal first, then the car lanes.' },
    {
      when: 'Paid',
      text: `${n.refundWeeks} after the scan; leave within ${n.exportWithin} of the purchase.`,
    },
  ],
  questions: [
    {
      question: 'Does Lille Europe have a PABLO kiosk?',
      answer:
        'Customs serves the London trains there, but we could not confirm a kiosk or its spot. Ask staff on arrival and do not leave it to the last minutes.',
    },
    {
      question: 'Can I scan at Calais if I shopped in Paris?',
      answer: 'Yes. Any French form works at any French exit, and only the last one matters.',
    },
    {
      question: 'I take the ferry. Is there a kiosk at the port?',
      answer:
        'A Calais wine merchant writes that its customers scan at the ferry terminals. Confirm it with your ferry company.',
    },
  ],
  sources: [
    {
      name: 'My Outlet Guide, an outlet catalogue',
      url: 'https://github.com/emirhandmr93/my-outlet-guide/blob/374a4b2aa1086c0badfac1dfbe83c76aad873681/src/constants/outlets/france.ts',
      readOn: '2026-07',
    },
    {
      name: 'France 3, the last day of Galeries Lafayette in Lille',
      url: 'https://france3-regions.francetvinfo.fr/hauts-de-france/nord-0/lille/lille-derniere-journee-galeries-lafayette-signe-amertume-889131.html',
      readOn: '2015-12',
    },
    {
      name: 'LeShuttle, tax-free shopping',
      url: 'https://leshuttle.com/uk-en/travelling-with-us/shopping/tax-free-shopping',
    },
    {
      name: 'Eurotunnel, tax-free shopping',
      url: 'https://www.eurotunnel.com/uk/tax-free-shopping/',
    },
    {
      name: 'Bretagne Commerce International, détaxe',
      url: 'https://bretagnecommerceinternational.com/donnee/vente-en-detaxe-a-lexportation',
    },
    {
      name: 'Calais wine merchant, claiming VAT',
      url: 'https://wine-calais.co.uk/content/8-claim-the-vat-back-old',
    },
  ],
})
