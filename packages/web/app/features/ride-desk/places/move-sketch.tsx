import { distanceMeters, formatDistance, type Coordinates } from '@retour/domain/places/distance'
import { m } from '#app/paraglide/messages.js'
import { ExternalLink } from '#app/ui/external-link.tsx'

const radius = 130
const linkClass = 'inline-flex min-h-touch items-center text-blue-ink underline'
const steps = [50, 100, 200, 500, 1000, 2000, 5000, 20_000, 60_000]

/** A sketch of a proposed move of a location: our point in the center, the proposed one to scale, north at the top. */
export function MoveSketch({ from, to }: { from: Coordinates; to: Coordinates }) {
  const meters = distanceMeters(from, to)
  const last = steps.findIndex((step) => step >= meters * 1.1)
  const outer = steps[last < 0 ? steps.length - 1 : Math.max(last, 2)]!
  const rings = steps.filter((step) => step <= outer).slice(-3)
  const scale = radius / outer
  const metersPerDegree = (Math.PI * 6_371_000) / 180
  const x = (to.lng - from.lng) * metersPerDegree * Math.cos((from.lat * Math.PI) / 180) * scale
  const y = (from.lat - to.lat) * metersPerDegree * scale
  return (
    <figure className="rounded border border-line bg-sunken p-1">
      <svg
        viewBox="-150 -150 300 305"
        role="img"
        aria-label={m.desk_place_sketch({ distance: formatDistance(meters) })}
        className="mx-auto block max-h-50 w-full"
      >
        {rings.map((ring) => (
          <g key={ring}>
            <circle r={ring * scale} className="fill-none stroke-line-strong" strokeDasharray="2 4" />
            <text
              y={ring * scale + 13}
              textAnchor="middle"
              className="fill-ink-2 text-[11px]"
              aria-hidden="true"
            >
              {formatDistance(ring)}
            </text>
          </g>
        ))}
        <path d="M135-118v-26m-5 6 5-7 5 7" className="fill-none stroke-ink" strokeWidth="1.4" />
        <text x="135" y="-104" textAnchor="middle" className="fill-ink text-[11px]" aria-hidden="true">
          N
        </text>
        <line x2={x} y2={y} className="stroke-ink" strokeDasharray="4 3" strokeWidth="1.4" />
        <circle r="6" className="fill-ground stroke-ink" strokeWidth="2.4" />
        <circle cx={x} cy={y} r="8.5" className="fill-none stroke-ink" strokeWidth="1.4" />
        <circle cx={x} cy={y} r="5.5" className="fill-ink" />
      </svg>
      <figcaption className="flex flex-wrap items-center gap-x-2 text-meta text-ink-2">
        <span>{m.desk_place_sketch_key()}</span>
        <ExternalLink href={streetMapAt(from)} className={linkClass}>
          {m.desk_place_our_point()}
        </ExternalLink>
        <ExternalLink href={streetMapAt(to)} className={linkClass}>
          {m.desk_place_proposed_point()}
        </ExternalLink>
      </figcaption>
    </figure>
  )
}

/** A link to the point on openstreetmap.org, to decide about it. */
const streetMapAt = ({ lat, lng }: Coordinates) =>
  `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=19/${lat}/${lng}`
