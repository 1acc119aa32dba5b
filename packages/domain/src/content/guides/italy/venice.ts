import type { PlaceGuideTemplate } from '../place-guide.ts'

export const veniceGuide: PlaceGuideTemplate = (n) => ({
  title: 'Venice VAT refund: glass, San Marco and Noventa outlet',
  description:
    'Shopping tax-free in Venice: luxury near San Marco, Murano glass carried or shipped, the Noventa outlet, and how the refund ends at Marco Polo.',
  keywords: [
    'Venice VAT refund',
    'Venice tax free shopping',
    'Murano glass VAT',
    'Noventa outlet tax refund',
    'Marco Polo airport refund',
  ],
  lead: 'Glass is the Venetian question: carry it and you claim the VAT at the airport; let the furnace ship it abroad and it can be sold to you without Italian VAT from the start.',
  sections: [
    {
      id: 'carry-or-ship',
      title: 'Carry the glass or ship it',
      blocks: [
        {
          kind: 'text',
          text: 'The tax-free form is only for goods in your own luggage. If the workshop sends the piece to your address outside the EU, Italian customs describes another way: the seller exports it, charges no VAT and handles the papers. You then claim nothing, and you pay carriage and perhaps duty at home.',
        },
        {
          kind: 'text',
          text: 'So compare two prices at the counter: “portato via”, carried by you with a form, and “spedito”, shipped without VAT. Get the choice written on the invoice.',
        },
      ],
    },
    {
      id: 'noventa',
      title: 'The outlet on the mainland',
      blocks: [
        {
          kind: 'text',
          text: `Noventa di Piave is about 40 km away. Its own page says non-EU visitors can use a Maccorp Forexchange refund point inside the center, and that forms start just above the legal limit (${n.italy.lawMinimumText}). Show a passport or a scan in each boutique. The early money is tied to the card you leave; validate at the airport or it is taken back.`,
        },
      ],
    },
    {
      id: 'ways-out',
      title: 'Ways out of Venice',
      blocks: [
        {
          kind: 'text',
          text: 'Most visitors fly from [Marco Polo](/italy/venice-airport). Treviso, used by low-cost airlines, says on its own site that a refund office on the first floor opens with the non-EU flights. Cruise guests leave the EU at the ship’s last EU port, which is often not Venice.',
        },
      ],
    },
  ],
  tips: [
    'Bridges and water buses are hard on parcels: have glass packed for the hold, yet leave the box easy to open at customs.',
    'In mask and souvenir shops ask first whether they are set up for OTELLO. Many are not.',
    'A water taxi to the airport lands short of the terminal. Add the walk when you plan your time at the desk.',
    'The old luxury store T Fondaco dei Tedeschi has closed; guides that send you to its tax desk are out of date.',
  ],
  shoppingAreas: [
    {
      name: 'San Marco and Calle Larga XXII Marzo',
      text: 'Louis Vuitton, Gucci, Chanel, Hermès, Cartier and others west of the square; jewelers and glass galleries under its arcades.',
      locationIds: ['it-venice-calle-larga-xxii-marzo', 'it-venice-piazza-san-marco'],
    },
    {
      name: 'Mercerie and Rialto',
      text: 'The shopping lanes from the clock tower to the bridge, then the stalls and shops beyond it. Prices are mixed; forms come mostly from the fixed shops.',
      locationIds: ['it-venice-mercerie', 'it-venice-rialto'],
    },
    {
      name: 'Murano',
      text: 'Furnaces and showrooms along Fondamenta dei Vetrai. Ask for maker, origin and VAT treatment on the same invoice.',
      locationIds: ['it-venice-murano'],
    },
    {
      name: 'Noventa di Piave Designer Outlet',
      text: 'On the motorway toward Trieste; the map point is approximate, and hours are longer during the sales.',
      locationIds: ['it-venice-noventa-outlet', 'it-venice-noventa-refund'],
    },
  ],
  wayThrough: [],
  local: [
    {
      label: 'To Marco Polo',
      text: 'Bus from Piazzale Roma or Mestre, or by boat; all end at the [airport](/italy/venice-airport).',
    },
    {
      label: 'Trains',
      text: 'Venezia Santa Lucia and Mestre, for [Verona](/italy/verona) and Milan. No customs point is known at either.',
    },
    { label: 'Desks', text: '[Refund points on the map](/map-locations/italy/venice).' },
    {
      label: 'Heavy parcels',
      text: 'A [car from Piazzale Roma](/italy/venice/book-chauffeur) spares you the second boat.',
    },
  ],
  timeline: [
    { when: 'At the furnace or boutique', text: 'Carry or ship; form with code, or export invoice.' },
    { when: 'Last evening', text: 'Repack so that invoiced goods lie on top.' },
    { when: 'Marco Polo', text: 'Refund office before check-in, glass at hand.' },
    {
      when: `Up to ${n.exportWithin}`,
      text: 'Time to take carried goods out of the EU, read from the date on the form.',
    },
    { when: 'At home', text: `Money on a card usually takes ${n.refundWeeks}.` },
  ],
  questions: [
    {
      question: 'Can I claim VAT on Murano glass that is shipped home?',
      answer:
        'Not with a tax-free form. A shipment exported by the seller can be sold without VAT instead, so agree that before you pay.',
    },
    {
      question: 'My cruise ends in Venice and I fly home. When do I validate?',
      answer:
        'At the airport of that flight, if it leaves the EU. Forms from ports on the way, Greek or French ones too, can be shown there to customs.',
    },
    {
      question: 'Are there refund offices among the canals?',
      answer:
        'Global Blue was reported to run a Venice lounge when its Florence one opened; we could not confirm the address. Count on the airport.',
    },
  ],
  sources: [
    {
      name: 'Italian customs (ADM): goods shipped by the seller',
      url: 'https://www.adm.gov.it/portale/-/4-goods-purchased-in-italy-and-directly-shipped-outside-the-territory-of-the-eu-by-the-italian-seller',
    },
    {
      name: 'Noventa di Piave Designer Outlet: tax refund',
      url: 'https://mcarthurglen.com/zh/outlets/it/designer-outlet-noventa-di-piave/tax-refund',
    },
    { name: 'Tax Refund: how to get your refund', url: 'https://www.taxrefund.it/how-get-your-refund' },
    {
      name: 'Treviso Airport: VAT refund',
      url: 'https://www.trevisoairport.it/in-aeroporto/rimborso-iva.html',
    },
    {
      name: 'Controradio: the four Italian lounges of Global Blue',
      url: 'https://controradio.it/firenze-turismo-arriva-lounge-global-blue-quarto-spazio-in-italia',
    },
  ],
})
