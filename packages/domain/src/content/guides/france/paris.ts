import type { PlaceGuideTemplate } from '../place-guide.ts'

export const parisGuide: PlaceGuideTemplate = (n) => ({
  title: 'VAT refund in Paris: stores, desks and where to validate',
  description:
    'Where Paris stores write the tax-free form, which malls add up small receipts, and which airport or station you validate it at on the way home.',
  keywords: [
    'VAT refund Paris',
    'tax-free shopping Paris',
    'détaxe Paris',
    'Galeries Lafayette tax refund',
    'Champs-Élysées tax free',
    'La Vallée Village tax refund',
  ],
  lead: 'Paris stores write the tax-free form, but none of them can validate it. That happens on your way out of the EU: at CDG, at Orly, or in the Eurostar hall of Gare du Nord.',
  sections: [
    {
      id: 'add-up-receipts',
      title: 'Put your spending where receipts add up',
      blocks: [
        {
          kind: 'text',
          text: `The minimum (${n.france.minimumText}) counts per seller, so five small bags from five boutiques can earn nothing. Four Paris addresses solve that. Galeries Lafayette Haussmann accepts receipts from its own buildings over three consecutive days. Westfield Forum des Halles, the Carrousel du Louvre and Westfield Les 4 Temps at La Défense put several participating shops on a single form at their reception.`,
        },
        {
          kind: 'text',
          text: 'Ask which shops take part before you pay. Galeries Lafayette has named brands, Louis Vuitton among them, whose receipts stay separate. In the malls, food and services are left out, while wine and spirits count. Bring the original receipts: a duplicate is refused.',
        },
      ],
    },
    {
      id: 'way-out-of-paris',
      title: 'Which exit you use decides everything',
      blocks: [
        {
          kind: 'list',
          items: [
            '[Charles de Gaulle](/france/cdg): desks and kiosks in several terminals. Know your terminal before you set off.',
            '[Orly](/france/orly): three customs points, one each for Orly 1-2, 3 and 4.',
            '[Gare du Nord](/france/gare-du-nord): only for Eurostar to London. Trains to Brussels or Amsterdam stay inside the EU.',
            '[Gare de Lyon](/france/gare-de-lyon): Swiss trains leave the EU, yet no kiosk was found in the station. Read that page first.',
            'Paris-Beauvais: an operator lists a PABLO kiosk there too; confirm it with the airport.',
          ],
        },
        {
          kind: 'text',
          text: 'Trains from Gare de l’Est, Saint-Lazare and Montparnasse do not leave the EU. If Paris is only the middle of your trip, keep the forms and the unused goods with you until you fly home.',
        },
      ],
    },
    {
      id: 'money-in-paris',
      title: 'Cash in town, or later on your card',
      blocks: [
        {
          kind: 'text',
          text: `Galeries Lafayette offers card, Alipay, cash at the airport and, for people who leave the EU from France, cash in the store. An exchange office such as ChangeGroup at 49 Avenue de l’Opéra works for some operators only: show your form and ask. Cash paid early is an advance. If the form is not validated afterward, the operator takes it back from your card.`,
        },
        {
          kind: 'note',
          tone: 'tip',
          text: `Our [calculator](/vat-calculator/france/paris) counts with ${n.refundShare} of the VAT. Large Paris stores often pay less, so read the amount on the form before you sign.`,
        },
      ],
    },
  ],
  tips: [
    'Carry your real passport to Boulevard Haussmann. A photo on the phone is not enough for the first form.',
    'Let one person pay for everything that should land on one form; the name on the form must be the buyer’s.',
    'By its own page, Galeries Lafayette has an app, GoTaxFree, that makes the form on your phone and pays to a card only; the receipts must be scanned within three days.',
    'Keep skincare sealed: what customs may ask to see has to be new.',
    'On the last evening, put forms, receipts and goods in one bag that you can open at the customs desk.',
  ],
  shoppingAreas: [
    {
      name: 'Boulevard Haussmann',
      text: 'Galeries Lafayette and Printemps side by side, each with its own refund desk. The first desk is listed on floor one of the Coupole building (another store page said ground floor); Printemps was reported on the lower level of the women’s store. Ask at the welcome desk.',
      locationIds: [
        'fr-paris-galeries-lafayette-haussmann',
        'fr-paris-gl-haussmann-detaxe',
        'fr-paris-printemps-haussmann',
        'fr-paris-printemps-haussmann-detaxe',
      ],
    },
    {
      name: 'Avenue Montaigne, George V and the Champs-Élysées',
      text: 'Flagship houses: Dior at number 30, Louis Vuitton at 101 on the avenue. Each house makes its own form, so one large purchase is simpler than many.',
      locationIds: [
        'fr-paris-avenue-montaigne',
        'fr-paris-dior-30-montaigne',
        'fr-paris-avenue-george-v',
        'fr-paris-champs-elysees',
        'fr-paris-louis-vuitton-champs-elysees',
      ],
    },
    {
      name: 'Saint-Honoré and Place Vendôme',
      text: 'Hermès at 24 Faubourg, Chanel at 31 Rue Cambon, and the jewelers of Place Vendôme and Rue de la Paix. Small, costly pieces are easiest to show from your hand luggage.',
      locationIds: [
        'fr-paris-rue-faubourg-saint-honore',
        'fr-paris-hermes-24-faubourg',
        'fr-paris-rue-saint-honore',
        'fr-paris-rue-cambon',
        'fr-paris-place-vendome',
        'fr-paris-rue-de-la-paix',
      ],
    },
    {
      name: 'Les Halles, the Louvre and the Marais',
      text: 'Two malls with grouped forms, La Samaritaine with its own service, and the small boutiques of Rue des Francs-Bourgeois, where you ask door by door. BHV Marais is in change: houses such as Dior and Guerlain left by December 2025, and the building was sold in January 2026. It is no address for luxury now.',
      locationIds: [
        'fr-paris-forum-des-halles',
        'fr-paris-forum-des-halles-detaxe',
        'fr-paris-carrousel-du-louvre',
        'fr-paris-carrousel-detaxe',
        'fr-paris-samaritaine',
        'fr-paris-samaritaine-detaxe',
        'fr-paris-marais-francs-bourgeois',
        'fr-paris-bhv-marais',
      ],
    },
    {
      name: 'The Left Bank',
      text: 'Le Bon Marché on Rue de Sèvres has a counter for its own forms. Around Saint-Germain you shop boutique by boutique, with Citypharma on Rue du Four for skincare.',
      locationIds: [
        'fr-paris-le-bon-marche',
        'fr-paris-bon-marche-detaxe',
        'fr-paris-saint-germain-des-pres',
        'fr-paris-citypharma',
      ],
    },
    {
      name: 'La Vallée Village, the outlet to the east',
      text: 'RER A to Val d’Europe. The Paris tourist office names a refund office in the village, another list only forms in the boutiques: ask at the welcome center. The form still goes to customs when you fly.',
      locationIds: ['fr-paris-la-vallee-village', 'fr-paris-la-vallee-detaxe'],
    },
  ],
  wayThrough: [],
  local: [
    { label: 'To CDG', text: 'RER B stops at Terminals 1–3 (Roissypôle) and at Terminal 2.' },
    { label: 'To Orly', text: 'Metro 14 ends at the airport since 2024.' },
    { label: 'To London', text: `Eurostar from Gare du Nord. Add ${n.arriveBeforeTrain} for the form.` },
    {
      label: 'With many bags',
      text: 'A [chauffeur](/france/paris/book-chauffeur) can stop at the right terminal door for your customs desk.',
    },
    {
      label: 'Customs line from abroad',
      text: '+33 1 72 40 78 50, for questions about détaxe before you travel.',
    },
    { label: 'All desks on a map', text: '[Refund locations in Paris](/map-locations/france/paris)' },
  ],
  timeline: [
    { when: 'At the till', text: 'Say “détaxe” before the sale is closed and show your passport.' },
    {
      when: 'Within three days',
      text: 'In stores and malls that group receipts, bring them all to the desk for one form.',
    },
    {
      when: 'The day you leave',
      text: `Be at the airport ${n.arriveBeforeFlight} ahead and scan at a PABLO kiosk before you drop a bag.`,
    },
    {
      when: `Within ${n.exportWithin}`,
      text: 'Last date for the goods to go out of the EU with you, counted from the day you bought them.',
    },
    {
      when: n.refundWeeks,
      text: 'Usual wait for card money. Airport cash is the same day, where the counter is open.',
    },
  ],
  questions: [
    {
      question: 'Can I get the VAT back in the city, without going to the airport desk?',
      answer:
        'You can get the money early, not the approval. Some stores and exchange offices advance cash in town, but French customs, or its kiosk, must still validate the form when you leave.',
    },
    {
      question: 'Which Paris department store is best for a tax refund?',
      answer:
        'Take the one where you buy the most in three days. Galeries Lafayette and Printemps stand next to each other, but their receipts cannot share a form.',
    },
    {
      question: 'I fly from Paris to Rome and then home. Where do I validate?',
      answer:
        'In Italy, if you fly from there straight out of the EU. Print the French form, because an Italian officer stamps paper and cannot use the French kiosk system.',
    },
    {
      question: 'Do restaurants, hotels and museum tickets count?',
      answer: 'No. The refund is for new goods that you carry out of the EU yourself, never for services.',
    },
    {
      question: 'Where do I find the steps in order?',
      answer:
        'In [How to claim a VAT refund in Paris](/how-to-claim-vat-refund-in-paris); for fashion houses see [luxury shopping in France](/vat-refund-luxury-shopping-france).',
    },
  ],
  sources: [
    {
      name: 'Paris je t’aime (tourist office), détaxe',
      url: 'https://parisjetaime.com/eng/article/detaxe-tax-refund-and-duty-free-a527',
    },
    {
      name: 'Unidivers, BHV Marais',
      url: 'https://unidivers.fr/paris-magasin-bhv',
      readOn: '2025-12',
    },
    {
      name: 'Info Minute, the building of BHV is sold',
      url: 'https://infominute.fr/paris-vente-des-murs-du-bhv-par-galeries-lafayette',
      readOn: '2026-01',
    },
    {
      name: 'Galeries Lafayette Haussmann, GoTaxFree',
      url: 'https://haussmann.galerieslafayette.com/zh-hans/gotaxfree',
    },
    { name: 'Galeries Lafayette Haussmann, détaxe', url: 'https://haussmann.galerieslafayette.com/detaxe' },
    {
      name: 'Westfield Forum des Halles, détaxe',
      url: 'https://www.westfield.com/france/forumdeshalles/services-detail/détaxe',
    },
    {
      name: 'Carrousel du Louvre, détaxe',
      url: 'https://westfield.com/france/carrouseldulouvre/actualites-detail/détaxe-_c_-économisez-12_e_-!',
    },
    {
      name: 'Westfield Les 4 Temps, détaxe',
      url: 'https://cz.westfield.com/fr/france/les4temps/services/detaxe',
    },
    {
      name: 'Skiptax, leaving the EU through another country',
      url: 'https://intercom-help.eu/skiptax/en/articles/12684-i-leave-europe-through-a-country-other-than-france',
    },
    { name: 'ChangeGroup France', url: 'https://fr.changegroup.com/en/about-us/terms-of-service/' },
    { name: 'Fair Tax Free, questions of travelers', url: 'https://fairtaxfree.fr/Content/FAQ-Voyageurs' },
    {
      name: 'The Local, kiosks at Gare du Nord',
      url: 'https://www.thelocal.fr/20200807/paris-station-gets-ready-for-brexit-with-new-tax-kiosks-and-expanded-customs-check-area/',
      readOn: '2020-08',
    },
  ],
})
