import type { Crumb } from '#app/platform/page-meta.ts'

/** The footer's groups: pages that exist, and nothing else. */
export const footerGroups: { title: string; links: Crumb[] }[] = [
  {
    title: 'France',
    links: [
      { name: 'VAT refund in France', path: '/france' },
      { name: 'Paris', path: '/france/paris' },
      { name: 'Nice', path: '/france/nice' },
      { name: 'CDG airport', path: '/france/cdg-airport' },
      { name: 'La Vallée Village', path: '/map-locations/france/paris' },
      { name: 'Galeries Lafayette', path: '/map-locations/france/paris#locations' },
    ],
  },
  {
    title: 'Spain',
    links: [
      { name: 'VAT refund in Spain', path: '/spain' },
      { name: 'Madrid', path: '/spain/madrid' },
      { name: 'Barcelona', path: '/spain/barcelona' },
      { name: 'Las Rozas Village', path: '/map-locations/spain/madrid' },
      { name: 'La Roca Village', path: '/map-locations/spain/barcelona' },
      { name: 'Madrid airport', path: '/spain/madrid-airport' },
    ],
  },
  {
    title: 'More',
    links: [
      { name: 'VAT refund in Italy', path: '/italy' },
      { name: 'VAT refund in Germany', path: '/germany' },
      { name: 'VAT Calculator', path: '/vat-calculator' },
      { name: 'Refund Locations', path: '/map-locations' },
      { name: 'Data sources', path: '/data-sources' },
    ],
  },
]
