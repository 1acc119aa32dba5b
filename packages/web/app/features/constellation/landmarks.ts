/** Ids of places with a label on the star map, if their records do not show their importance. */

/** The main railway station of each city. */
const mainStations = new Set([
  'fr-paris-gare-du-nord',
  'fr-nice-gare-nice-ville',
  'fr-cannes-gare',
  'fr-lyon-part-dieu',
  'fr-marseille-saint-charles',
  'fr-bordeaux-saint-jean',
  'fr-strasbourg-gare',
  'fr-toulouse-matabiau',
  'fr-lille-europe',
  'fr-aix-tgv',
  'fr-deauville-gare',
  'fr-gdn-station',
  'fr-gdl-station',
  'es-madrid-atocha',
  'es-barcelona-sants',
  'es-seville-santa-justa',
  'es-valencia-joaquin-sorolla',
  'es-malaga-maria-zambrano',
  'es-bilbao-abando',
  'es-granada-station',
  'es-atocha-station',
  'es-sants-station',
  'it-milan-centrale',
  'it-rome-termini',
  'it-florence-smn',
  'it-venice-santa-lucia',
  'it-naples-centrale',
  'it-bologna-centrale',
  'it-turin-porta-nuova',
  'it-verona-porta-nuova',
  'it-genoa-piazza-principe',
  'it-como-san-giovanni',
  'it-pisa-centrale',
  'it-palermo-centrale',
  'it-mic-station',
  'it-rmt-station',
  'de-munich-hbf',
  'de-berlin-hbf',
  'de-frankfurt-hbf',
  'de-hamburg-hbf',
  'de-dusseldorf-hbf',
  'de-cologne-hbf',
  'de-stuttgart-hbf',
  'de-nuremberg-hbf',
  'de-baden-baden-station',
  'de-dresden-hbf',
  'de-ingolstadt-hbf',
  'de-bhbf-station',
])

/** Outlet villages, which are worth a trip from the city, and Milan's Galleria. */
const destinations = new Set([
  'fr-paris-la-vallee-village',
  'fr-lyon-the-village-outlet',
  'fr-marseille-designer-outlet-provence',
  'fr-strasbourg-roppenheim-outlet',
  'fr-lille-roubaix-outlet',
  'es-madrid-las-rozas-village',
  'es-barcelona-la-roca-village',
  'es-malaga-designer-outlet',
  'es-palma-mallorca-fashion-outlet',
  'es-seville-fashion-outlet',
  'es-agp-plaza-mayor',
  'it-milan-galleria-vittorio-emanuele',
  'it-milan-scalo-milano-outlet',
  'it-rome-castel-romano',
  'it-rome-valmontone-outlet',
  'it-florence-the-mall',
  'it-florence-barberino-outlet',
  'it-venice-noventa-outlet',
  'it-bologna-castel-guelfo-outlet',
  'it-turin-torino-outlet-village',
  'it-genoa-serravalle-outlet',
  'it-mxp-vicolungo',
  'it-vce-noventa-outlet',
  'de-berlin-designer-outlet',
  'de-cologne-bad-muenstereifel-outlet',
  'de-stuttgart-outletcity-metzingen',
  'de-ingolstadt-village',
])

export const landmarkIds: readonly string[] = [...mainStations, ...destinations]

export function isMainStation(id: string): boolean {
  return mainStations.has(id)
}

export function isDestination(id: string): boolean {
  return destinations.has(id)
}
