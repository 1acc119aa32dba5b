import { type RouteConfig, index, route } from '@react-router/dev/routes'
import { articlePaths } from '@retour/domain/content/articles/article-paths'
import { legalPaths } from '@retour/domain/content/legal/legal-paths'
import { countries } from '@retour/domain/places/countries'

/** Every URL of the product. Countries are written out: any other first segment is Page Not Found. */
export default [
  index('routes/home.tsx'),
  route('vat-calculator/:country?/:city?', 'routes/calculator.tsx'),
  route('map-locations', 'routes/map-locations.tsx', { id: 'map-locations' }),
  route('map-locations/:country/:city', 'routes/map-locations.tsx', { id: 'map-locations-city' }),
  ...countries.flatMap((country) => [
    route(country, 'routes/country.tsx', { id: country }),
    route(`${country}/:city`, 'routes/city.tsx', { id: `${country}-city` }),
    route(`${country}/:city/book-chauffeur`, 'routes/book-chauffeur.tsx', { id: `${country}-chauffeur` }),
  ]),
  ...articlePaths.map((path) => route(path.slice(1), 'routes/article.tsx', { id: path.slice(1) })),
  ...legalPaths.map((path) => route(path.slice(1), 'routes/legal-page.tsx', { id: path.slice(1) })),
  route('constellations/:country/:file', 'routes/constellation-file.ts'),
  route('data-sources', 'routes/data-sources.tsx'),
  route('auth', 'routes/auth.tsx'),
  route('dashboard', 'routes/dashboard.tsx'),
  route('offline', 'routes/offline.tsx'),
  route('404', 'routes/not-found.tsx'),
  route('*', 'routes/unknown.tsx'),
] satisfies RouteConfig
