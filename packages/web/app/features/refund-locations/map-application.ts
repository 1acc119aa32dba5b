import type { RefundLocation } from '@retour/domain/wire/refund-location'

type Point = Pick<RefundLocation, 'name' | 'lat' | 'lng'>

/**
 * A link that opens the device's own map application at a place: Apple's on its devices, whatever Android has
 * registered for `geo:`, and OpenStreetMap's page where there is none.
 */
export function mapApplicationLink({ name, lat, lng }: Point, userAgent: string): string {
  const point = `${lat},${lng}`
  if (/iPhone|iPad|iPod|Macintosh/.test(userAgent))
    return `https://maps.apple.com/?ll=${point}&q=${encodeURIComponent(name)}`
  if (userAgent.includes('Android')) return `geo:${point}?q=${point}(${encodeURIComponent(name)})`
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`
}
