import type { GeoJSONSource, Map as MapLibreMap, MapMouseEvent, PointLike } from 'maplibre-gl'
import { clustersLayer, placesLayer, placesSource } from './marker-layers.ts'

/** Half the size of a touch target around a marker, in px. */
const reachPx = 16

/**
 * Handles clicks on the map: a cluster opens; a place is passed to `onPress`, the space between them as null. The
 * nearest marker within reach is used.
 */
export function listenForMarkers(map: MapLibreMap, { onPress }: { onPress: (id: string | null) => void }) {
  const markersNear = ({ point: { x, y } }: MapMouseEvent) => {
    const layers = [placesLayer, clustersLayer].filter((layer) => map.getLayer(layer))
    const box: [PointLike, PointLike] = [
      [x - reachPx, y - reachPx],
      [x + reachPx, y + reachPx],
    ]
    const found = map.queryRenderedFeatures(box, { layers }).map(({ properties, geometry }) => {
      const [lng = 0, lat = 0] = geometry.type === 'Point' ? geometry.coordinates : []
      const at = map.project([lng, lat])
      return { properties, center: [lng, lat] as [number, number], distance: Math.hypot(at.x - x, at.y - y) }
    })
    return found.toSorted((a, b) => a.distance - b.distance)
  }

  map.on('click', (event) => {
    const [marker] = markersNear(event)
    if (!marker) return onPress(null)
    const { cluster_id: cluster, id } = marker.properties as { cluster_id?: number; id?: string }
    if (cluster === undefined) return onPress(id ?? null)
    const source = map.getSource<GeoJSONSource>(placesSource)
    source?.getClusterExpansionZoom(cluster).then(
      (zoom) => map.easeTo({ center: marker.center, zoom }),
      // The clusters were computed again meanwhile, so this one no longer exists.
      () => {},
    )
  })
  map.on('mousemove', (event) => {
    map.getCanvas().style.cursor = markersNear(event).length > 0 ? 'pointer' : ''
  })
}
