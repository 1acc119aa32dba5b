import type { PlaceGuideTemplate } from '../place-guide.ts'
import { sourcesOfSpain } from './sources-of-spain.ts'

export const barcelonaGuide: PlaceGuideTemplate = (n) => {
  const coat = n.spain.example(600)
  return {
    title: 'Tax-free Barcelona: Passeig de Gràcia to La Roca',
    description:
      'Tax-free shopping in Barcelona street by street: Passeig de Gràcia, Plaça de Catalunya, Diagonal and La Roca Village, and what cruise guests must check.',
    keywords: [
      'Barcelona VAT refund',
      'tax free Barcelona',
      'Passeig de Gràcia tax free',
      'La Roca Village tax refund',
      'Barcelona cruise VAT refund',
      'El Corte Inglés Plaça de Catalunya',
    ],
    lead: 'How you leave matters more than where you shop: by plane you scan at El Prat, by train you cannot scan at all, and by ship it depends on the next port.',
    sections: [
      {
        id: 'one-line',
        title: 'One straight line of shops',
        blocks: [
          {
            kind: 'text',
            text: 'Start at Plaça de Catalunya and walk uphill. Passeig de Gràcia carries the luxury houses as far as Diagonal: Loewe in the Casa Lleó i Morera at number 35, the Barcelona house Santa Eulalia at 93. Rambla de Catalunya runs beside it with quieter shops.',
          },
          {
            kind: 'text',
            text: 'Downhill from the square, Portal de l’Àngel is the street of the chains; the El Corte Inglés there closed on August 31, 2024, and its goods moved to the store on the square. El Born is small designers; a one-person workshop may not be set up for tax-free forms, so ask first.',
          },
          {
            kind: 'text',
            text: `To judge whether a form is worth the scan: in ${coat.price} there is ${coat.vat} of VAT, and this site’s estimate at ${n.refundShare} is ${coat.refund}. Other amounts: [Barcelona calculator](/vat-calculator/spain/barcelona).`,
          },
        ],
      },
      {
        id: 'refund-in-town',
        title: 'Refund desks around Plaça de Catalunya',
        blocks: [
          {
            kind: 'list',
            items: [
              '**El Corte Inglés, number 14:** tax-free service for purchases in the store.',
              '**Turisme de Barcelona, number 17, basement:** advance refunds for Global Blue forms were reported from 2014. We could not confirm that the desk still pays.',
              '**La Roca Village:** a service at the outlet, listed from general knowledge; ask at its information point.',
            ],
          },
          {
            kind: 'text',
            text: 'Whatever a city desk gives you is provisional until the form has been scanned at your exit.',
          },
        ],
      },
      {
        id: 'by-ship',
        title: 'Leaving on a cruise',
        blocks: [
          {
            kind: 'text',
            text: 'If your ship sails on to Marseille or Rome you are still in the EU, and Barcelona is not your exit. If it goes straight to a non-EU port and you do not come back, the port’s customs must confirm the goods. Ask the cruise line and the port before the day: no DIVA point at Moll Adossat is in our records.',
          },
        ],
      },
    ],
    tips: [
      'Shopping at both ends of Diagonal takes a day: L’Illa and El Corte Inglés stand at the upper end, Glòries and Diagonal Mar at the lower.',
      'Sunday opening in Barcelona follows the season. Maremagnum in the harbor is listed as open all year; look at the hours in the [list](/map-locations/spain/barcelona#list-view) for the others.',
      'At La Roca every boutique writes its own form. Collect them as you go, not at closing.',
      'Say “tax free” or “DIVA”; both are understood, in Catalan as in Spanish.',
    ],
    shoppingAreas: [
      {
        name: 'Passeig de Gràcia',
        text: 'Luxury between Plaça de Catalunya and Diagonal, with Loewe at 35 and Santa Eulalia at 93. The place for one big invoice.',
        locationIds: [
          'es-barcelona-passeig-de-gracia',
          'es-barcelona-loewe-lleo-morera',
          'es-barcelona-santa-eulalia',
          'es-barcelona-rambla-de-catalunya',
        ],
      },
      {
        name: 'Plaça de Catalunya and Portal de l’Àngel',
        text: 'Department store and the chains, plus both city desks in our list within sight of each other. In January 2026 El Triangle was mostly closed for rebuilding.',
        locationIds: [
          'es-barcelona-eci-placa-catalunya',
          'es-barcelona-el-triangle',
          'es-barcelona-portal-de-langel',
          'es-barcelona-eci-catalunya-refund',
          'es-barcelona-tourist-office-refund',
        ],
      },
      {
        name: 'Upper Diagonal',
        text: 'L’Illa Diagonal at 557 and El Corte Inglés at 617, away from the crowds of the square.',
        locationIds: [
          'es-barcelona-avinguda-diagonal',
          'es-barcelona-lilla-diagonal',
          'es-barcelona-eci-diagonal',
        ],
      },
      {
        name: 'El Born and the harbor',
        text: 'Small designers round Passeig del Born; Maremagnum on Moll d’Espanya for a Sunday.',
        locationIds: ['es-barcelona-el-born', 'es-barcelona-maremagnum'],
      },
      {
        name: 'Malls away from the center',
        text: 'Arenas in the old bullring near Sants, Westfield Glòries, and Diagonal Mar by the sea.',
        locationIds: ['es-barcelona-arenas', 'es-barcelona-westfield-glories', 'es-barcelona-diagonal-mar'],
      },
      {
        name: 'La Roca Village',
        text: 'Designer outlet about 40 minutes out, at La Roca del Vallès. Our hours are a summer listing; closing may be earlier in winter.',
        locationIds: ['es-barcelona-la-roca-village', 'es-barcelona-la-roca-refund'],
      },
    ],
    wayThrough: [],
    local: [
      {
        label: 'Flying',
        text: '[El Prat](/spain/barcelona-airport) has DIVA points in T1 and T2B. Metro L9 Sud goes to both terminals, the train to T2 only.',
      },
      {
        label: 'Train to France',
        text: 'No customs at [Sants](/spain/barcelona-sants). Take forms and goods on to your flight: hand luggage is stamped at the last EU airport, a bag tagged through is a matter for the first.',
      },
      {
        label: 'Road to Andorra',
        text: 'Andorra is outside EU VAT. La Farga de Moles was named for DIVA in 2016; ask customs there before relying on it.',
      },
      {
        label: 'With luggage',
        text: '[Request a car](/spain/barcelona/book-chauffeur) from hotel to terminal, or look up [every desk on the map](/map-locations/spain/barcelona).',
      },
    ],
    timeline: [
      {
        when: 'Paying on Passeig de Gràcia',
        text: 'Passport, form, invoice. Read the name and country on the screen before they print.',
      },
      {
        when: 'Before you pack',
        text: 'Tags on, goods together, forms in hand luggage. A wrapped gift may have to be opened.',
      },
      {
        when: `Up to ${n.exportWithin} later`,
        text: 'Last chance to take the goods out of the EU, from any airport.',
      },
      {
        when: 'Departure day',
        text: `El Prat ${n.arriveBeforeFlight} early: DIVA first, bag drop second, refund office third.`,
      },
      {
        when: `Then ${n.refundWeeks}`,
        text: 'The card credit shows, under the operator’s name, not the shop’s.',
      },
    ],
    questions: [
      {
        question: 'Where in the center can I get my VAT back in cash?',
        answer:
          'Plaça de Catalunya is the only spot to try: El Corte Inglés for its own purchases, the tourist office basement for Global Blue if it still pays. Either may hold a card as security.',
      },
      {
        question: 'My cruise returns to Barcelona and I fly home. What do I do?',
        answer:
          'Treat the cruise as part of the trip. Keep everything unused and scan at the airport on the way home, including what you bought before boarding.',
      },
      {
        question: 'Can I validate at Sants before the TGV to Paris?',
        answer:
          'No. France is EU, so the train is not an exit. Customs at your departure airport, for instance [CDG](/vat-refund-at-cdg-airport), stamps the printed form by hand.',
      },
      {
        question: 'Is La Roca cheaper than the city after the refund?',
        answer:
          'The refund follows the same rate in both, so compare the prices you would pay. Ask each boutique whether it sets its own minimum for the form.',
      },
    ],
    sources: [
      {
        name: 'TOT Barcelona, El Corte Inglés closes at Portal de l’Àngel',
        url: 'https://www.totbarcelona.cat/es/sociedad/corte-ingles-todos-cierres-barcelona-538772',
        readOn: '2024-08',
      },
      sourcesOfSpain.aena,
      {
        name: 'Barcelona Top Travel Tips, VAT refund',
        url: 'https://barcelona-top-travel-tips.com/shopping-vat-refund/',
      },
      {
        name: 'Grab Your Bags, taxes in Barcelona',
        url: 'https://grabyourbagstravel.com/travel-tip/spain/barcelona/taxes-10',
      },
      {
        name: 'Regió7, shopping centers open on 6 January',
        url: 'https://www.regio7.cat/economia/2026/01/06/centros-comerciales-abren-6-enero-dia-reyes-barcelona-dv-125416987.html',
        readOn: '2026-01',
      },
      {
        name: 'The Bicester Collection, La Roca Village',
        url: 'https://www.thebicestercollection.com/la-roca-village',
      },
      sourcesOfSpain.divaStart,
    ],
  }
}
