import { Link } from '#app/platform/site-navigation.tsx'

/** A list of links to places, each with its number of records. */
export function PlaceLinks({ places }: { places: { to: string; name: string; counts: string }[] }) {
  return (
    <ul className="grid gap-x-5 border-b border-line md:grid-cols-2 lg:grid-cols-3">
      {places.map(({ to, name, counts }) => (
        <li key={to} className="border-t border-line">
          <Link to={to} className="block py-1 no-underline hover:underline">
            {name} <span className="block text-meta text-ink-3">{counts}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
