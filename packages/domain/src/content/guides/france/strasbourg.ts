import type { PlaceGuideTemplate } from '../place-guide.ts'

export const strasbourgGuide: PlaceGuideTemplate = (n) => ({
  title: 'Strasbourg tax refund: the Rhine is no customs border',
  description:
    'Shop tax-free in Strasbourg, but do not look for customs at the bridge to Kehl. Which airport or Swiss post validates your French form, and how.',
  keywords: [
    'Strasbourg tax refund',
    'détaxe Strasbourg',
    'Roppenheim outlet tax free',
    'French form Frankfurt customs',
  ],
  lead: 'Crossing the bridge to Kehl validates nothing, because Germany is in the EU. Decide first whether you leave from Strasbourg, Frankfurt, Paris or by road to Basel: the form follows that choice.',
  sections: [
    {
      id: 'four-exits',
      title: 'Four exits, four procedures',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Strasbourg Airport, Entzheim:** listed with a PABLO kiosk. Use it only when your flight from there leaves the EU nonstop.',
            '**[Frankfurt Airport](/germany/frankfurt-airport):** a German officer stamps the printed French form. Afterward you send it to the operator.',
            '**[CDG](/france/cdg):** kiosk, like any French form.',
            '**Basel by motorway:** the French post at Saint-Louis has kiosks, says an operator, and officers nearly always.',
          ],
        },
      ],
    },
    {
      id: 'old-town-shopping',
      title: 'Shopping between cathedral and Place Kléber',
      blocks: [
        {
          kind: 'text',
          text: 'Rue de la Mésange is the luxury street; Rue des Grandes Arcades has the chains; Galeries Lafayette makes its own forms on Rue du 22 Novembre. Older pages name a Printemps in Strasbourg: it shut in 2021.',
        },
        {
          kind: 'text',
          text: `At the Christmas market, stalls rarely write forms, and mulled wine is a service. Buy where the receipts of one shop reach the minimum (${n.france.minimumText}).`,
        },
      ],
    },
  ],
  tips: [
    'Leaving through Germany, ask the shop for a printed form and a prepaid envelope. A code on the phone is no use to a German stamp.',
    'A German form works in reverse: the officer at Entzheim or CDG has to stamp it.',
    'Ask at the Roppenheim outlet’s reception how forms are handled before the first purchase; opening on Sundays varies.',
  ],
  shoppingAreas: [
    {
      name: 'Rue de la Mésange and Grandes Arcades',
      text: 'Hermès, Louis Vuitton and Cartier on the first, daily fashion on the second.',
      locationIds: ['fr-strasbourg-rue-mesange', 'fr-strasbourg-grandes-arcades'],
    },
    {
      name: 'Galeries Lafayette',
      text: 'Rue du 22 Novembre, the place to gather small purchases over up to three days on one form. Ask for the service desk.',
      locationIds: ['fr-strasbourg-galeries-lafayette'],
    },
    {
      name: 'Roppenheim The Style Outlets',
      text: 'North along the Rhine, best by car. The map point is approximate.',
      locationIds: ['fr-strasbourg-roppenheim-outlet'],
    },
  ],
  wayThrough: [],
  local: [
    { label: 'To Entzheim', text: 'Regional train from the main station to the airport stop.' },
    { label: 'To Frankfurt Airport', text: 'By rail or coach; look up the day’s connections.' },
    {
      label: 'Over the river',
      text: '[Baden-Baden](/germany/baden-baden) is another shopping town, with German forms.',
    },
    { label: 'Map', text: '[Strasbourg on the map](/map-locations/france/strasbourg)' },
  ],
  timeline: [
    { when: 'Purchase', text: 'Say which country you fly from; the shop may print another kind of form.' },
    {
      when: 'Exit',
      text: `Kiosk in France, officer in Germany. Come ${n.arriveBeforeFlight} early in either.`,
    },
    { when: 'Mail', text: 'Only a stamped form travels by post. A green scan does not need it.' },
    {
      when: `Money: ${n.refundWeeks}`,
      text: `Longer by mail. The goods must be out within ${n.exportWithin}.`,
    },
  ],
  questions: [
    {
      question: 'Can I validate in Kehl?',
      answer:
        'No. It lies in Germany, inside the EU, and there is no exit customs on the bridge or in the tram.',
    },
    {
      question: 'Will Frankfurt accept my French form?',
      answer:
        'Yes, German customs stamps forms from every other EU country, for goods that leave the EU from there. Go to the customs desk before the bag goes on the belt if they fly in the hold.',
    },
    {
      question: 'I take the train to Basel. Where do I go?',
      answer:
        'Customs checks on trains are not regular. Phone French customs (+33 1 72 40 78 50) beforehand, or go by road through Saint-Louis.',
    },
  ],
  sources: [
    {
      name: 'Service-public.fr, sheet F20558, as republished',
      url: 'https://lecendre.synapseweb.fr/service-public?audience=pro&xml=F20558',
    },
    { name: 'Fair Tax Free, questions of travelers', url: 'https://fairtaxfree.fr/Content/FAQ-Voyageurs' },
    {
      name: 'ZappTax, French-Swiss border',
      url: 'https://help.zapptax.com/en/articles/6413005-i-leave-the-european-union-by-car-or-train-crossing-the-french-swiss-border-where-do-i-validate-my-tax-free-forms',
    },
    { name: 'Détaxe SA, customer service', url: 'https://www.detaxe.com/en/customer-service/' },
    { name: 'Roppenheim The Style Outlets', url: 'https://roppenheim.thestyleoutlets.fr' },
  ],
})
