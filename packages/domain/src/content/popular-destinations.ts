import type { Country } from '../places/countries.ts'

export type PopularDestination = { country: Country; city: string; description: string }

/** The popular destinations (docs/product.md, Places), the most visited first; `city` is a slug. */
export const popularDestinations: readonly PopularDestination[] = [
  {
    country: 'france',
    city: 'paris',
    description: 'Boulevard Haussmann to Avenue Montaigne, with form desks inside the stores.',
  },
  {
    country: 'france',
    city: 'nice',
    description:
      'Avenue Jean Médecin and the old-town side streets, with détaxe points in both airport terminals.',
  },
  { country: 'france', city: 'cannes', description: 'The Croisette and Rue d’Antibes, on foot.' },
  {
    country: 'spain',
    city: 'barcelona',
    description: 'Passeig de Gràcia, with DIVA kiosks in both airport terminals.',
  },
  {
    country: 'spain',
    city: 'madrid',
    description: 'Calle de Serrano and the Salamanca quarter, with Las Rozas outside town.',
  },
]
