import type { PlaceGuideTemplate } from '../place-guide.ts'

/** Munich: luxury streets, department stores, and why the stamp waits at the airport. */
export const munichGuide: PlaceGuideTemplate = (n) => ({
  title: 'Munich tax-free shopping: streets, forms, airport stamp',
  description:
    'Where Munich’s tax-free forms come from, from Maximilianstraße to Oberpollinger, and which desk at Munich Airport stamps them before you fly home.',
  keywords: [
    'Munich tax-free shopping',
    'VAT refund Munich',
    'Maximilianstraße tax free',
    'Oberpollinger tax refund',
    'Munich Airport customs stamp',
  ],
  lead: 'Collect your forms between Maximilianstraße and Marienplatz, and get them stamped at [Munich Airport](/germany/munich-airport). Nobody in the city center can do that part for you.',
  sections: [
    {
      id: 'who-writes-the-form',
      title: 'Who writes your form in Munich',
      blocks: [
        {
          kind: 'text',
          text: 'In the boutiques of Maximilianstraße, Residenzstraße and Theatinerstraße every house writes its own form, with the refund company it works with. Three boutiques can mean three forms and two different payout counters. Sort them by company.',
        },
        {
          kind: 'text',
          text: 'Oberpollinger, Ludwig Beck and GALERIA Marienplatz sell many brands under one roof. Ask at the service desk whether goods of several departments can go on one invoice, since separate receipts may not be joined. Some brand corners inside a department store are separate sellers, so ask before you count on it.',
        },
        {
          kind: 'text',
          text: `One form needs a purchase ${n.germany.minimumText} at the guide’s rule. As an example, a coat at ${n.germany.example(1000).price} holds ${n.germany.example(1000).vat} of VAT, and our estimate of what reaches you is ${n.germany.example(1000).refund}. The figure printed on your form is the one that counts.`,
        },
      ],
    },
    {
      id: 'leaving-munich',
      title: 'Leaving Munich with your shopping',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Direct flight out of the EU:** everything happens at Munich Airport. Terminal 1 has one customs point, in area B. Terminal 2 has two, one for hold bags and one for cabin bags.',
            '**Connection in another EU city:** goods in a hold bag that is checked through from Munich are stamped in Munich. Goods in your cabin bag wait for the last EU airport, for example Paris or Amsterdam.',
            '**Change in Zurich, London or Istanbul:** these are outside the EU, so Munich is your exit for both bags.',
            '**Train to Salzburg or Vienna:** Austria is in the EU, so no stamp yet. Trains to Zurich pass through Austria on the way. Ask Austrian customs before you board where a stamp is possible.',
          ],
        },
        {
          kind: 'note',
          tone: 'warning',
          text: 'The customs office before security at Munich Airport does not work through the night. If you fly very early or very late, read [the airport page](/germany/munich-airport) before you pack.',
        },
      ],
    },
    {
      id: 'closed-days',
      title: 'Days when Munich does not shop',
      blocks: [
        {
          kind: 'text',
          text: 'Stores close on Sundays and public holidays. Munich has holidays that Berlin or Hamburg do not, such as January 6 and August 15. If your last day falls on one of them, buy a day earlier. Shops at the airport may open, but duty-free prices there usually leave out the VAT already.',
        },
      ],
    },
  ],
  tips: [
    'Wear nothing yet: a new loden coat or dirndl worn to dinner is a used coat when customs asks to see it.',
    'LODENFREY, Hirmer and Ludwig Beck are Munich houses with their own ways. Ask them first which refund company they use, or whether they pay the VAT back themselves.',
    'Keep the goods of one form in one bag. In Terminal 2 hold and cabin goods go to different floors.',
  ],
  shoppingAreas: [
    {
      name: 'Maximilianstraße',
      text: 'The main luxury boulevard, from the opera eastward. Watches, jewelry and fashion houses side by side; carry your passport, boutiques ask for the document itself.',
      locationIds: ['de-munich-maximilianstrasse'],
    },
    {
      name: 'Residenzstraße, Theatinerstraße and Fünf Höfe',
      text: 'The second half of the luxury quarter, with the covered courtyards of Fünf Höfe for a rainy day.',
      locationIds: ['de-munich-residenzstrasse', 'de-munich-theatinerstrasse', 'de-munich-fuenf-hoefe'],
    },
    {
      name: 'Brienner Straße',
      text: 'A quieter continuation of the quarter toward the west, useful when the boutiques around the opera are full.',
      locationIds: ['de-munich-brienner-strasse'],
    },
    {
      name: 'Neuhauser Straße and Kaufingerstraße',
      text: 'The pedestrian mile. Oberpollinger stands at one end, GALERIA at Marienplatz at the other, Hirmer for menswear between them. Oberpollinger’s tax-free service is reported to work with Global Blue: it issues forms, and money comes only after customs.',
      locationIds: [
        'de-munich-kaufingerstrasse',
        'de-munich-oberpollinger',
        'de-munich-oberpollinger-tax-free',
        'de-munich-hirmer',
        'de-munich-galeria-marienplatz',
      ],
    },
    {
      name: 'Marienplatz and Maffeistraße',
      text: 'Ludwig Beck stands beside the town hall. LODENFREY, a few corners on, is where visitors buy Bavarian dress.',
      locationIds: ['de-munich-ludwig-beck', 'de-munich-lodenfrey'],
    },
    {
      name: 'Sendlinger Straße',
      text: 'Chains and smaller labels. Single purchases may stay under the minimum, so look at the receipt before you ask for a form.',
      locationIds: ['de-munich-sendlinger-strasse'],
    },
  ],
  wayThrough: [],
  local: [
    {
      label: 'To the airport',
      text: 'S-Bahn from München Hauptbahnhof or München Ost; its airport stop lies between the two terminals. With hold bags and a form to show, a [car booked for a fixed time](/germany/munich/book-chauffeur) is the calmer choice.',
    },
    {
      label: 'Outlet day trip',
      text: '[Ingolstadt Village](/germany/ingolstadt), about 70 km north. Its forms are stamped at Munich Airport too.',
    },
    {
      label: 'On the map',
      text: '[All Munich shops, desks and stations](/map-locations/germany/munich), with opening hours where we have a source.',
    },
  ],
  timeline: [
    {
      when: 'At the till',
      text: 'Passport out, form printed or handwritten, name and home address checked before you leave the counter.',
    },
    {
      when: 'Last evening in Munich',
      text: 'Clip each receipt to its form, complete name and address, and decide which goods fly in the hold.',
    },
    {
      when: `${n.arriveBeforeFlight} before your flight`,
      text: 'Check in, get the hold bag back with its tag, and walk to customs in your terminal.',
    },
    {
      when: 'After the stamp',
      text: 'Global Blue has its counters next to customs in both terminals. Forms of another company go in its envelope or to the shop.',
    },
    {
      when: `${n.refundWeeks} later`,
      text: 'A card refund shows on your statement.',
    },
  ],
  questions: [
    {
      question: 'Does Oberpollinger pay the refund in cash?',
      answer:
        'Not that we could confirm. Our record says it issues forms and that customs must confirm the export before any payout. Ask the service desk in the store on the day.',
    },
    {
      question: 'I fly Munich to Frankfurt to home. Which airport stamps?',
      answer:
        'Hold bag tagged through to home: Munich. Cabin bag: [Frankfurt Airport](/germany/frankfurt-airport), because that is the last EU airport you pass. If you are unsure how the bag is tagged, ask at check-in before you let go of it.',
    },
    {
      question: 'How long do I have after buying in Munich?',
      answer: `${n.clock} The receipt starts the clock, not the day you land in Munich.`,
    },
    {
      question: 'Can I post the shopping home instead?',
      answer:
        'Not with this form. Customs accepts goods in your personal baggage only. If a Munich shop ships abroad itself, ask it to sell without VAT from the start.',
    },
  ],
  sources: [
    {
      name: 'Munich Airport: Global Blue and the customs confirmation',
      url: 'https://www.munich-airport.com/global-blue-532384',
    },
    {
      name: 'Munich Airport: customs on departure',
      url: 'https://www.munich-airport.de/zollkontrolle-bei-der-ausreise-89883',
    },
    {
      name: 'German customs: tax-free shopping',
      url: 'https://www.zoll.de/EN/Private-individuals/Travel/Entering-Germany/Duties-and-taxes/Tax-free-shopping/tax-free-shopping_node.html',
    },
    {
      name: 'European Commission: guide to VAT refund for visitors',
      url: 'https://taxation-customs.ec.europa.eu/guide-vat-refund-visitors-eu_en',
    },
  ],
})
