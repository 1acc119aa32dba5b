import type { GeoJSONSource, Map as MapLibreMap, MapMouseEvent, PointLike } from 'maplibre-gl'
import { clustersLayer, placesLayer, placesSource } from './marker-layers.ts'

/** Half of what a finger needs around a marker. */
const reachPx = 16

/** Presses: a cluster opens, a place is told, the ground between them is null. The nearest within reach counts. */
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
      // The clusters were made again meanwhile: there is nothing left to open.
      () => {},
    )
  })
  map.on('mousemove', (event) => {
    map.getCanvas().style.cursor = markersNear(event).length > 0 ? 'pointer' : ''
  })
}
