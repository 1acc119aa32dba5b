import type { PlaceGuideTemplate } from '../place-guide.ts'

/** Berlin: shopping in two centers, one airport, and long distances between them. */
export const berlinGuide: PlaceGuideTemplate = (n) => ({
  title: 'Berlin tax-free shopping: KaDeWe, Ku’damm and BER',
  description:
    'KaDeWe and Kurfürstendamm in the west, Mall of Berlin and Hackesche Höfe in the east, one stamp at BER: tax-free shopping in Berlin, sorted by district.',
  keywords: [
    'Berlin tax-free shopping',
    'KaDeWe tax refund',
    'VAT refund Berlin',
    'Kurfürstendamm luxury shopping',
    'Mall of Berlin tax free',
    'BER customs',
  ],
  lead: 'For one large purchase go west: KaDeWe and the upper Kurfürstendamm are where Berlin’s luxury houses are. The stamp waits at [BER](/germany/berlin-airport), at check-in island 7 of Terminal 1, as far as is reported.',
  sections: [
    {
      id: 'west-or-east',
      title: 'West or east: choose by what you buy',
      blocks: [
        {
          kind: 'text',
          text: 'The west has the department store and the flagship shops: KaDeWe at Wittenbergplatz, then Tauentzienstraße, then Kurfürstendamm, whose luxury stretch lies between Bleibtreustraße and Olivaer Platz. Fasanenstraße crosses it.',
        },
        {
          kind: 'text',
          text: 'The east has malls and smaller labels: Mall of Berlin at Leipziger Platz, Hackesche Höfe, and the big stores around Alexanderplatz. On Friedrichstraße the luxury houses of Quartier 206 had left by 2017 and Galeries Lafayette closed in 2024, whatever older guides say.',
        },
        {
          kind: 'text',
          text: 'Mall of Berlin publishes its own tax-free page and names Global Blue. The form still comes from each shop inside the mall, so the sums of different shops stay separate.',
        },
      ],
    },
    {
      id: 'kadewe',
      title: 'KaDeWe: how to use one roof',
      blocks: [
        {
          kind: 'text',
          text: 'Bring your invoices and the passport to the tax-free service once at the end. The service is reported to work with Global Blue. By law each invoice counts alone, so pay for everything on one invoice where you can. Whether the service pays anything before you fly is for the store to say: ask at the entrance information.',
        },
        {
          kind: 'text',
          text: `If a desk gives you money in town, treat it as an advance against your card. The form must still be stamped at the airport and sent in by the date printed on it, or the sum is charged back. For a bag at ${n.germany.example(1000).price} our estimate is ${n.germany.example(1000).refund} of the ${n.germany.example(1000).vat} VAT inside.`,
        },
      ],
    },
    {
      id: 'exit',
      title: 'Your way out of the EU from Berlin',
      blocks: [
        {
          kind: 'list',
          items: [
            '**By air:** BER is the only airport. Many long-haul trips start with a hop to Frankfurt, Munich, Paris or Amsterdam; then cabin goods are stamped there and checked-through hold goods at BER.',
            '**By train:** Poland, Czechia and the Netherlands are in the EU, so nothing is stamped. See [Berlin Hauptbahnhof](/germany/berlin-hauptbahnhof) for Switzerland.',
          ],
        },
      ],
    },
  ],
  tips: [
    'Most stores open from Monday to Saturday. The hours in the [list](/map-locations/germany/berlin#list-view) come from undated pages, so look at the store’s own site the day before.',
    'A day at the Designer Outlet in Elstal means a day out of town. Take the passport along; the shops there write their own forms.',
    'Buying art on Fasanenstraße? Galleries may charge a lower rate of VAT, so the refund is smaller than on fashion.',
    'March 8 is a public holiday in Berlin, and stores are closed then.',
  ],
  shoppingAreas: [
    {
      name: 'KaDeWe and Tauentzienstraße',
      text: 'The department store at Wittenbergplatz and the busy street from there to the Memorial Church. One roof, many brands, one tax-free service.',
      locationIds: ['de-berlin-kadewe', 'de-berlin-kadewe-tax-free', 'de-berlin-tauentzienstrasse'],
    },
    {
      name: 'Kurfürstendamm and Fasanenstraße',
      text: 'Flagship boutiques, jewelers and watch dealers, mostly west of Bleibtreustraße. Each house has its own form.',
      locationIds: ['de-berlin-kurfuerstendamm', 'de-berlin-fasanenstrasse'],
    },
    {
      name: 'Bikini Berlin',
      text: 'Concept shops beside the zoo. Small labels may not offer tax-free at all: ask first.',
      locationIds: ['de-berlin-bikini'],
    },
    {
      name: 'Leipziger Platz, Potsdamer Platz and Friedrichstraße',
      text: 'Mall of Berlin, where more than 80 of about 250 shops were counted as empty in March 2025, and The Playce; Friedrichstraße, close by, is a shopping street in change.',
      locationIds: ['de-berlin-mall-of-berlin', 'de-berlin-the-playce', 'de-berlin-friedrichstrasse'],
    },
    {
      name: 'Alexanderplatz and Hackesche Höfe',
      text: 'GALERIA and ALEXA for everyday brands, the courtyards of Hackesche Höfe for Berlin design.',
      locationIds: ['de-berlin-galeria-alexanderplatz', 'de-berlin-alexa', 'de-berlin-hackesche-hoefe'],
    },
    {
      name: 'Designer Outlet Berlin, Elstal',
      text: 'Outlet center west of the city, in Wustermark. An outlet catalogue of July 2026 found no refund desk there. Check its hours and the way back before you set out.',
      locationIds: ['de-berlin-designer-outlet'],
    },
  ],
  wayThrough: [],
  local: [
    {
      label: 'To BER',
      text: 'Direct trains from Berlin Hauptbahnhof and Friedrichstraße to the station under Terminal 1; or a [car from the hotel](/germany/berlin/book-chauffeur).',
    },
    {
      label: 'Customs',
      text: 'Terminal 1, Willy-Brandt-Platz, Schönefeld. Nothing is stamped in town.',
    },
    {
      label: 'Tax-free information',
      text: '[visitBerlin’s VAT page](https://visitberlin.de/en/node/23196) and the information desk of each mall.',
    },
    {
      label: 'On the map',
      text: '[Berlin’s stores and desks](/map-locations/germany/berlin), nearest first if you share your position.',
    },
  ],
  timeline: [
    {
      when: 'In the store',
      text: 'One passport, one name on all forms. A friend’s passport cannot be used for your receipt.',
    },
    {
      when: 'Back at the hotel',
      text: 'Write the missing lines, mark which bag holds what.',
    },
    {
      when: `Airport, ${n.arriveBeforeFlight} early`,
      text: 'Labels at check-in, then the labeled bag to customs at island 7.',
    },
    {
      when: 'Beyond customs',
      text: 'Global Blue’s counter in Terminal 1, or its mailbox.',
    },
    {
      when: `${n.refundWeeks} on`,
      text: 'Card credits from Berlin shops come from the refund company, not from the shop’s name.',
    },
  ],
  questions: [
    {
      question: 'Does KaDeWe refund the VAT on the spot?',
      answer:
        'It has a tax-free service, and export must still be certified by customs. Older reports speak of money in advance; whether that is offered now, only the store can say.',
    },
    {
      question: 'Which is better for luxury, Ku’damm or KaDeWe?',
      answer:
        'For the refund it makes no difference. KaDeWe saves you separate forms and desks. The boutiques have more choice of one brand.',
    },
    {
      question: 'Can I add up my receipts in Mall of Berlin?',
      answer: `No, not even within one shop: by law the goods of one invoice count. Each seller must reach the minimum by itself: ${n.germany.minimumText} in our guide.`,
    },
    {
      question: 'What can I not claim in Berlin?',
      answer:
        'Hotel, restaurants, tickets, and parts for a car. Food and books can count, with a lower rate inside.',
    },
  ],
  sources: [
    {
      name: 'Entwicklungsstadt, Mall of Berlin against empty shops',
      url: 'https://entwicklungsstadt.de/mall-of-berlin-30-millionen-euro-gegen-den-leerstand/',
      readOn: '2025-03',
    },
    {
      name: 'Entwicklungsstadt, offices in the former Galeries Lafayette',
      url: 'https://entwicklungsstadt.de/umbau-der-galeries-lafayette-bueroflaechen-statt-zlb/',
    },
    {
      name: 'News summary, the department store in Quartier 206 closes',
      url: 'https://newssummedup.com/summary/Friedrichstra%C3%9Fe-in-Berlin-Im-Quartier-206-schlie%C3%9Ft-der-Departmentstore-wrslo2',
    },
    {
      name: 'My Outlet Guide, an outlet catalogue',
      url: 'https://github.com/emirhandmr93/my-outlet-guide/blob/374a4b2aa1086c0badfac1dfbe83c76aad873681/src/constants/outlets/germany.ts',
      readOn: '2026-07',
    },
    {
      name: 'KaDeWe in the Berlin business directory',
      url: 'https://berlin.kauperts.de/eintrag/KaDeWe-Tauentzienstrasse-21-24-10789-Berlin',
    },
    { name: 'Mall of Berlin: tax free', url: 'https://www.mallofberlin.de/en/tourists/taxfree' },
    { name: 'visitBerlin: VAT and tax-free shopping', url: 'https://visitberlin.de/en/node/23196' },
    {
      name: 'BER: customs in Terminal 1',
      url: 'https://ber.berlin-airport.de/en/cafes-shops-service/sgs-poi/524-zoll-t1.html',
    },
  ],
})
