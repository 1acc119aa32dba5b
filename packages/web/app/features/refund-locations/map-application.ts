import type { RefundLocation } from '@retour/domain/wire/refund-location'

type Place = Pick<RefundLocation, 'name' | 'address' | 'area' | 'lat' | 'lng'>

/**
 * Returns a link that opens a place in the device's map application: Apple Maps on Apple devices, `geo:` on Android,
 * otherwise openstreetmap.org. For a street, square or district the link searches for its address, because its point is
 * only somewhere in it.
 */
export function mapApplicationLink({ name, address, area, lat, lng }: Place, userAgent: string): string {
  const isApple = /iPhone|iPad|iPod|Macintosh/.test(userAgent)
  if (area) {
    const query = encodeURIComponent(address)
    if (isApple) return `https://maps.apple.com/?q=${query}`
    if (userAgent.includes('Android')) return `geo:0,0?q=${query}`
    return `https://www.openstreetmap.org/search?query=${query}`
  }
  const point = `${lat},${lng}`
  if (isApple) return `https://maps.apple.com/?ll=${point}&q=${encodeURIComponent(name)}`
  if (userAgent.includes('Android')) return `geo:${point}?q=${point}(${encodeURIComponent(name)})`
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`
}
