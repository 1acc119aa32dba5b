import type { Country } from '@retour/domain/places/countries'
import { displayName } from '@retour/domain/places/display-name'
import { refundLocationsOf } from '@retour/domain/places/refund-locations'
import { constellationOf } from '#app/features/constellation/constellation-of.server.ts'

type Destination = { country: Country; city: string; description: string }

/** The popular destinations (specification, section 3); the first one gets the large card. */
const destinations: Destination[] = [
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

/** The home page's destination cards with their drawings; runs while the page is built. */
export function destinationSkies() {
  return destinations.map(({ country, city, description }, index) => {
    const records = refundLocationsOf(country, city)
    return {
      to: `/${country}/${city}`,
      name: displayName(city),
      description,
      locationCount: records.length,
      deskCount: records.filter(({ type }) => type === 'refund-office').length,
      thumbnail: constellationOf(country, city, 'thumbnail'),
      card: constellationOf(country, city, index === 0 ? 'large-card' : 'card'),
    }
  })
}
