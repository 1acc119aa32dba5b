import type { Country } from './countries.ts'

/** A store that older guides still name. It has no record any more; pages may name it only as closed. */
export type ClosedLocation = {
  /** The id that its record had, so that the data never brings it back. */
  id: string
  name: string
  country: Country
  city: string
  /** YYYY-MM-DD or YYYY-MM. */
  closedOn: string
  source: string
}

/** Closed stores that had a record or that guides still send people to. */
export const closedLocations: readonly ClosedLocation[] = [
  {
    id: 'fr-lille-galeries-lafayette',
    name: 'Galeries Lafayette Lille',
    country: 'france',
    city: 'lille',
    closedOn: '2015-12-20',
    source:
      'https://france3-regions.francetvinfo.fr/hauts-de-france/nord-0/lille/lille-derniere-journee-galeries-lafayette-signe-amertume-889131.html',
  },
  {
    id: 'es-barcelona-eci-portal-angel',
    name: 'El Corte Inglés Portal de l’Àngel',
    country: 'spain',
    city: 'barcelona',
    closedOn: '2024-08-31',
    source: 'https://www.totbarcelona.cat/es/sociedad/corte-ingles-todos-cierres-barcelona-538772',
  },
]
