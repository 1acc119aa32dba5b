import { articleSources } from './article-sources.ts'
import type { ArticleTemplate } from './article.ts'

export const taxFreeShoppingInParis: ArticleTemplate = (n) => ({
  path: '/tax-free-shopping-in-paris',
  title: 'Tax-free shopping in Paris: areas, stores, outlets',
  description:
    'Where to shop tax-free in Paris: department stores, luxury streets, malls that add receipts up, pharmacies and La Vallée Village, and how to plan.',
  keywords: [
    'tax-free shopping Paris',
    'Paris outlets',
    'Boulevard Haussmann',
    'La Vallée Village',
    'Citypharma',
  ],
  heading: 'Tax-free shopping in Paris: where to go',
  published: '2026-11-21',
  updated: '2026-11-24',
  answer: `For many brands on one form, take a department store on Boulevard Haussmann. For one important piece, take the boutique itself. For small things from many shops, take one of the two malls that add receipts up. Last season at lower prices is at La Vallée Village, outside the city.`,
  numbers: {
    caption: 'Which kind of place for which purchase',
    head: ['You look for', 'Go to', 'Form'],
    rows: [
      ['Many brands, one afternoon', 'Galeries Lafayette, Printemps', 'One form for the store, at its desk'],
      ['Left Bank calm', 'Le Bon Marché', 'Written in the store'],
      ['By the river', 'La Samaritaine', 'Written in the store'],
      ['Fashion houses', 'Avenue Montaigne, Avenue George V, Faubourg Saint-Honoré', 'One per boutique'],
      ['High jewelry', 'Place Vendôme, Rue de la Paix', 'One per house'],
      ['Everyday brands', 'Forum des Halles, Les 4 Temps, Beaugrenelle', 'Per shop; Forum adds up'],
      ['Small designers', 'Rue des Francs-Bourgeois in the Marais', 'Ask: not every shop takes part'],
      ['Skincare', 'Citypharma and other pharmacies', 'Ask which shelves count'],
      ['Outlet', 'La Vallée Village', 'Per boutique, service at the welcome center'],
    ],
    note: `Minimum with one seller: ${n.france.minimumText}. Addresses, and hours where we know them, are in the [list for Paris](/map-locations/france/paris).`,
  },
  steps: [
    {
      title: 'Write the list before you choose the street',
      text: `Put a price beside each item. Whatever stays under the minimum (${n.france.minimumText}) needs company in the same store, or a mall that groups.`,
    },
    {
      title: 'Give each area half a day',
      text: 'Montaigne and Faubourg Saint-Honoré lie close together; Haussmann and the Opéra do, too. Crossing the river twice costs an hour you could spend at a counter.',
    },
    {
      title: 'Take the passport from the safe',
      text: 'Not a copy. Without it the clerk cannot write the form, and coming back tomorrow works only where receipts of several days are accepted.',
    },
    {
      title: 'Stop when your arms are full',
      text: 'Stores deliver to hotels, but the goods must fly with you. Ask for a delivery that arrives before your last evening.',
    },
    {
      title: 'Leave the last evening free',
      text: 'Sort forms and goods by suitcase. The [claim itself](/how-to-claim-vat-refund-in-paris) happens at the exit.',
    },
  ],
  sections: [
    {
      id: 'haussmann',
      title: 'Boulevard Haussmann: the department stores',
      blocks: [
        {
          kind: 'text',
          text: '**Galeries Lafayette** and **Printemps** stand side by side behind the Opéra. Each is several buildings. At Galeries Lafayette, what you buy in Coupole, Homme, and Maison & Gourmet counts together, while services and online orders do not. Some brand corners keep their own books, so show the clerk at the brand your other receipts before you pay.',
        },
        {
          kind: 'text',
          text: 'Gare du Nord lies further east, which suits London travelers: shop, then scan in the Eurostar hall.',
        },
      ],
    },
    {
      id: 'golden-triangle',
      title: 'Montaigne, Champs-Élysées and Saint-Honoré',
      blocks: [
        {
          kind: 'text',
          text: 'Avenue Montaigne has Dior at number 30 and, within a few doors, Chanel, Louis Vuitton, Prada and Loro Piana. Louis Vuitton’s large house stands at 101 Champs-Élysées. Hermès is at 24 Faubourg Saint-Honoré, Chanel at 31 Rue Cambon. Each boutique is its own seller: two houses, two forms.',
        },
        {
          kind: 'text',
          text: 'Place Vendôme is the square of Cartier, Chaumet, Boucheron, Van Cleef & Arpels and Bulgari. What to ask there is on the page about [luxury purchases](/vat-refund-luxury-shopping-france).',
        },
      ],
    },
    {
      id: 'small-things',
      title: 'Small things that add up',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Westfield Forum des Halles**, under the center of the city: participating shops, three days in a row, one form at the reception on level -3.',
            '**Carrousel du Louvre**, below the museum: the same idea, at the reception on level 0.',
            '**Pharmacies**: Citypharma in Rue du Four is known for French skincare. Medicines are left out of the French refund. Cosmetics are at the standard rate, so fill one basket.',
            '**Food halls**: food carries a reduced rate and is often left out. Wines and spirits count where the mall says so.',
          ],
        },
      ],
    },
    {
      id: 'left-bank',
      title: 'Left Bank, Marais and Passy',
      blocks: [
        {
          kind: 'text',
          text: 'Saint-Germain-des-Prés mixes fashion, books and design around Boulevard Saint-Germain; Le Bon Marché closes the quarter in Rue de Sèvres. Rue des Francs-Bourgeois in the Marais is for French labels of middle price. Rue de Passy, in the west, is where the neighborhood shops. In these streets, look for the sign at the door, and ask before you try things on: selling tax-free is up to the owner.',
        },
      ],
    },
    {
      id: 'outlet',
      title: 'La Vallée Village and its train',
      blocks: [
        {
          kind: 'text',
          text: 'The outlet lies in Serris, reached by RER A to Val d’Europe. Prices are for earlier seasons, and the form works as in town: one per boutique, each over the minimum. High-speed trains stop nearby at Marne-la-Vallée – Chessy, and some go straight to Charles de Gaulle, so a last shopping morning there can end at your terminal. A [car from Paris](/france/paris/book-chauffeur) saves you the change of trains with bags.',
        },
      ],
    },
    {
      id: 'price',
      title: 'What the tax makes of a price tag',
      blocks: [
        {
          kind: 'text',
          text: `A coat for ${n.france.example(700).price} holds ${n.france.example(700).vat} of VAT. We estimate ${n.france.example(700).refund} back. In the January and summer sales the tax shrinks with the price, and so does the refund; the minimum is measured on what you pay.`,
        },
        {
          kind: 'note',
          tone: 'tip',
          text: 'Two receipts just under the minimum bring nothing unless the seller joins them; one receipt over it does. If you are a few euros short, buy the gift you need anyway in the same store.',
        },
      ],
    },
  ],
  exceptions: [
    'Flea markets, private sellers and most vintage shops give no form.',
    'Museum shops and concept stores decide for themselves. Ask at the till.',
    'BHV Marais is in change: houses such as Dior left by December 2025, and its building was sold in January 2026. Look up what is open.',
    'Restaurants, spa treatments and hotel bills are services, also inside a store.',
    'Duty-free shops at the airport sell without VAT only to people whose next stop is outside the EU.',
  ],
  questions: [
    {
      question: 'Do all shops in Paris take part?',
      answer:
        'No. Department stores, luxury houses, outlets and big chains mostly do. A small shop may not, and it does not have to.',
    },
    {
      question: 'Are shops open on Sunday?',
      answer:
        'The large stores and tourist areas mostly are, smaller streets often not. Look at the hours of the place, and at their date.',
    },
    {
      question: 'Where do I pay least?',
      answer:
        'A house normally has one price across the city. What differs is the refund each store’s operator pays, and outlets for past seasons. Ask for the amount on the form.',
    },
    {
      question: 'Can I shop tax-free on the way to Disneyland?',
      answer:
        'La Vallée Village is one stop before the park on RER A. Leave the bags at the hotel, and scan at the airport on your way out.',
    },
    {
      question: 'One day only: what would you do?',
      answer: 'Boulevard Haussmann. One store, one form, one desk, and the Opéra next door.',
    },
  ],
  related: [
    { path: '/france/paris', text: 'The guide to Paris' },
    { path: '/map-locations/france/paris', text: 'All Paris locations on the map' },
    { path: '/how-to-claim-vat-refund-in-paris', text: 'From the form to the scan' },
    { path: '/vat-calculator/france', text: 'What a price gives back' },
    { path: '/france/gare-du-nord', text: 'Gare du Nord for London' },
  ],
  sources: [
    articleSources.galeriesLafayette,
    articleSources.forumDesHalles,
    articleSources.carrouselDuLouvre,
    articleSources.frenchBusinessService,
    { name: 'La Vallée Village', url: 'https://www.thebicestercollection.com/la-vallee-village' },
    { name: 'Unidivers, BHV Marais', url: 'https://unidivers.fr/paris-magasin-bhv' },
    {
      name: 'Info Minute, the building of BHV is sold',
      url: 'https://infominute.fr/paris-vente-des-murs-du-bhv-par-galeries-lafayette',
      readOn: '2026-01',
    },
  ],
})
