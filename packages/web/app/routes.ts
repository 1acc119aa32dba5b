import { type RouteConfig, route } from '@react-router/dev/routes'
import { countries } from '@retour/domain/places/countries'

/**
 * The screens. The browser loads every other path itself: a document (`documents/documents.ts`) or Page Not Found. So
 * the countries are listed.
 */
export default [
  route('vat-calculator/:country?/:city?', 'routes/calculator.tsx'),
  route('trip', 'routes/trip.tsx'),
  route('trip/shops.json', 'routes/trip-shops.ts'),
  route('trip/desks.json', 'routes/trip-desks.ts'),
  route('map-locations', 'routes/map-locations.tsx', { id: 'map-locations' }),
  route('map-locations/:country/:city', 'routes/map-locations.tsx', { id: 'map-locations-city' }),
  ...countries.map((country) =>
    route(`${country}/:city/book-chauffeur`, 'routes/book-chauffeur.tsx', { id: `${country}-chauffeur` }),
  ),
  route('constellations/:country/:file', 'routes/constellation-file.ts'),
  route('kiosk-help', 'routes/kiosk-help.tsx'),
  route('ride', 'routes/ride.tsx'),
  route('drive', 'routes/drive.tsx'),
  route('desk', 'routes/desk.tsx'),
  route('auth', 'routes/auth.tsx'),
  route('dashboard', 'routes/dashboard.tsx'),
] satisfies RouteConfig
