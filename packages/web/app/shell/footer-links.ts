import { m } from '#app/paraglide/messages.js'

/** A link of the footer. `name` returns its label. */
export type FooterLink = { name: () => string; path: string }

/** The links to places, grouped by country. A shopping village or store links to its entry on its city's page. */
export const placeGroups: { title: () => string; links: FooterLink[] }[] = [
  {
    title: m.shell_footer_france,
    links: [
      { name: m.shell_footer_france_guide, path: '/france' },
      { name: m.shell_footer_paris, path: '/france/paris' },
      { name: m.shell_footer_nice, path: '/france/nice' },
      { name: m.shell_footer_cdg, path: '/france/cdg-airport' },
      { name: m.shell_footer_la_vallee, path: '/france/paris#fr-paris-la-vallee-village' },
      {
        name: m.shell_footer_galeries_lafayette,
        path: '/france/paris#fr-paris-galeries-lafayette-haussmann',
      },
    ],
  },
  {
    title: m.shell_footer_spain,
    links: [
      { name: m.shell_footer_spain_guide, path: '/spain' },
      { name: m.shell_footer_madrid, path: '/spain/madrid' },
      { name: m.shell_footer_barcelona, path: '/spain/barcelona' },
      { name: m.shell_footer_las_rozas, path: '/spain/madrid#es-madrid-las-rozas-village' },
      { name: m.shell_footer_la_roca, path: '/spain/barcelona#es-barcelona-la-roca-village' },
      { name: m.shell_footer_madrid_airport, path: '/spain/madrid-airport' },
    ],
  },
  {
    title: m.shell_footer_italy,
    links: [
      { name: m.shell_footer_italy_guide, path: '/italy' },
      { name: m.shell_footer_milan, path: '/italy/milan' },
      { name: m.shell_footer_rome, path: '/italy/rome' },
    ],
  },
  {
    title: m.shell_footer_germany,
    links: [
      { name: m.shell_footer_germany_guide, path: '/germany' },
      { name: m.shell_footer_munich, path: '/germany/munich' },
      { name: m.shell_footer_frankfurt, path: '/germany/frankfurt' },
    ],
  },
]

/** The links to articles. */
export const resourceLinks: FooterLink[] = [
  { name: m.shell_footer_works_in_france, path: '/how-vat-refund-works-in-france' },
  { name: m.shell_footer_claim_in_paris, path: '/how-to-claim-vat-refund-in-paris' },
  { name: m.shell_footer_at_cdg, path: '/vat-refund-at-cdg-airport' },
  { name: m.shell_footer_luxury_france, path: '/vat-refund-luxury-shopping-france' },
  { name: m.shell_footer_us_citizens, path: '/vat-refund-spain-for-us-citizens' },
  { name: m.shell_footer_rules, path: '/vat-refund-rules-2025' },
  { name: m.shell_footer_eligibility, path: '/vat-refund-eligibility-eu-travelers' },
  { name: m.shell_footer_tax_free_paris, path: '/tax-free-shopping-in-paris' },
  { name: m.shell_footer_luxury_europe, path: '/tax-free-luxury-shopping-europe' },
]

/** The links to legal pages. */
export const legalLinks: FooterLink[] = [
  { name: m.shell_footer_privacy, path: '/privacy' },
  { name: m.shell_footer_terms, path: '/terms' },
  { name: m.shell_footer_cookies, path: '/cookies' },
  { name: m.shell_footer_imprint, path: '/imprint' },
]
