/**
 * Stations, ports and towns for departures by train, road or ship that the table of airports lacks or has in two
 * countries. Names are normalized by `normalizeName`. Their positions are general knowledge.
 */
export const otherStops: readonly { name: string; country: string; zone: string }[] = [
  { name: 'london', country: 'GB', zone: 'Europe/London' },
  { name: 'london-st-pancras', country: 'GB', zone: 'Europe/London' },
  { name: 'dover', country: 'GB', zone: 'Europe/London' },
  { name: 'folkestone', country: 'GB', zone: 'Europe/London' },
  { name: 'belfast', country: 'GB-NIR', zone: 'Europe/London' },
  { name: 'zurich', country: 'CH', zone: 'Europe/Zurich' },
  { name: 'basel', country: 'CH', zone: 'Europe/Zurich' },
  { name: 'lugano', country: 'CH', zone: 'Europe/Zurich' },
  { name: 'bern', country: 'CH', zone: 'Europe/Zurich' },
  { name: 'lausanne', country: 'CH', zone: 'Europe/Zurich' },
  { name: 'chiasso', country: 'CH', zone: 'Europe/Zurich' },
  { name: 'vaduz', country: 'LI', zone: 'Europe/Vaduz' },
  { name: 'andorra', country: 'AD', zone: 'Europe/Andorra' },
  { name: 'andorra-la-vella', country: 'AD', zone: 'Europe/Andorra' },
  { name: 'monaco', country: 'MC', zone: 'Europe/Monaco' },
  { name: 'livigno', country: 'IT-LIVIGNO', zone: 'Europe/Rome' },
  { name: 'campione-d-italia', country: 'IT-CAMPIONE', zone: 'Europe/Rome' },
  { name: 'busingen', country: 'DE-BUESINGEN', zone: 'Europe/Busingen' },
  { name: 'gibraltar', country: 'GI', zone: 'Europe/Gibraltar' },
  { name: 'ceuta', country: 'ES-CE', zone: 'Africa/Ceuta' },
  { name: 'melilla', country: 'ES-ML', zone: 'Africa/Ceuta' },
  { name: 'tangier', country: 'MA', zone: 'Africa/Casablanca' },
  { name: 'calais', country: 'FR', zone: 'Europe/Paris' },
  { name: 'brest', country: 'FR', zone: 'Europe/Paris' },
]
