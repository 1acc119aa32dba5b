import type { PlaceGuideTemplate } from '../place-guide.ts'

/** Berlin's main station: no customs; what to do with the forms instead. */
export const berlinHauptbahnhofGuide: PlaceGuideTemplate = (n) => ({
  title: 'Berlin Hauptbahnhof and VAT refunds: no stamp here',
  description:
    'Berlin’s main station has no customs desk for tax-free forms. Which trains stay in the EU, what Switzerland changes, and how to reach the desk at BER.',
  keywords: [
    'Berlin Hauptbahnhof VAT refund',
    'Berlin main station tax free',
    'train to BER airport customs',
    'tax refund by train Germany',
  ],
  lead: 'There is no customs point in Berlin Hauptbahnhof. Ride on to [BER](/germany/berlin-airport) if you fly home from there, or carry the unstamped form to the place where you do leave the EU.',
  sections: [
    {
      id: 'trains',
      title: 'What your train means for the form',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Warsaw, Prague, Vienna, Amsterdam, Brussels, Paris:** all inside the EU. Do nothing with the form on this trip.',
            '**London by way of Brussels:** the EU ends at the Eurostar station. Ask there where Belgian customs is, and allow time for it.',
            '**Zurich or Basel:** Switzerland is outside the EU, but a train may cross without any customs check. Ask German customs before the trip where on your route a stamp is possible.',
          ],
        },
        {
          kind: 'text',
          text: 'A Swiss consumer magazine warned in October 2025 that road crossings can be unstaffed too, and that the way to a late confirmation differs by country. An unstamped form is not paid, so for a large sum choose the flight.',
        },
      ],
    },
    {
      id: 'last-hour',
      title: 'A last hour near the station',
      blocks: [
        {
          kind: 'text',
          text: 'Mall of Berlin at Leipziger Platz is the large mall in our records for people passing through here. Shops inside big stations may open on Sundays when city stores are shut; whether they write tax-free forms is up to each of them.',
        },
      ],
    },
  ],
  tips: [
    'Do not send luggage ahead by parcel or courier. Goods must leave with you, in your own baggage.',
    'Keep forms in your jacket, not in the suitcase on the rack.',
    'If your route runs through Basel, ask beforehand which of its stations has German customs and when it is staffed.',
  ],
  shoppingAreas: [],
  wayThrough: [
    {
      title: 'Skip the search for a desk',
      text: 'No customs counter, kiosk or refund office is recorded inside the building.',
    },
    {
      title: 'Flying from Berlin: take the airport train',
      text: 'Direct trains stop at Flughafen BER – Terminal 1-2, below the check-in hall.',
    },
    {
      title: 'Flying from another EU city',
      text: 'Travel with goods and forms together, and hand them to customs at that airport.',
    },
    {
      title: 'Going to Switzerland',
      text: 'Call German customs with your train number and border station before the day of travel.',
    },
    {
      title: 'Storing bags',
      text: 'If you leave shopping in a locker, keep the receipt and form on you and the goods unopened.',
    },
  ],
  local: [
    {
      label: 'Address',
      text: 'Europaplatz 1, 10557 Berlin.',
    },
    {
      label: 'To customs',
      text: 'BER Terminal 1, by direct train or with a [car from the station](/germany/berlin-hauptbahnhof/book-chauffeur).',
    },
    {
      label: 'Shopping in town',
      text: '[Berlin by district](/germany/berlin), with KaDeWe and Kurfürstendamm in the west.',
    },
    {
      label: 'Buffer',
      text: `${n.arriveBeforeTrain} at the station is enough for the train. The longer buffer belongs to the airport.`,
    },
  ],
  timeline: [
    {
      when: 'On the platform',
      text: 'Look at the destination: EU or not decides everything.',
    },
    {
      when: 'During the ride',
      text: 'Complete the forms. Nobody on board stamps them.',
    },
    {
      when: 'At your exit from the EU',
      text: `Customs, with goods and passport, ${n.arriveBeforeFlight} before a flight.`,
    },
    {
      when: 'Afterward',
      text: `Post the stamped form; count ${n.refundWeeks} for a card.`,
    },
  ],
  questions: [
    {
      question: 'Can I get a tax refund at Berlin Hauptbahnhof?',
      answer:
        'No. There is neither customs nor a refund counter in our records. The nearest stamp is at BER airport.',
    },
    {
      question: 'My night train goes to Zurich. Who stamps?',
      answer:
        'German customs, if you can reach an office on the way, which a train often does not allow. Ask customs before you travel, or fly.',
    },
    {
      question: 'Does a train to Poland count as leaving?',
      answer:
        'No. Poland is in the EU. A form from Berlin is then stamped by Polish customs when you fly out of Warsaw to a country outside the EU.',
    },
  ],
  sources: [
    {
      name: 'European Commission: guide to VAT refund for visitors',
      url: 'https://taxation-customs.ec.europa.eu/guide-vat-refund-visitors-eu_en',
    },
    {
      name: 'Beobachter: reclaiming VAT',
      url: 'https://www.beobachter.ch/magazin/konsum/mehrwertsteuer-zuruckholen-so-einfach-gehts-635192',
      readOn: '2025-10',
    },
    {
      name: 'German customs: tax-free shopping',
      url: 'https://www.zoll.de/EN/Private-individuals/Travel/Entering-Germany/Duties-and-taxes/Tax-free-shopping/tax-free-shopping_node.html',
    },
  ],
})
