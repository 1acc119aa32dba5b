import type { Coordinates } from '@retour/domain/places/distance'
import type { FeatureCollection } from 'geojson'
import {
  type GeoJSONSource,
  Map as MapLibreMap,
  NavigationControl,
  setWorkerUrl,
  type StyleSpecification,
} from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { builtInBounds, builtInStyle, emptyStyle } from './built-in-style.ts'
import { type Base, chooseBase } from './choose-base.ts'
import { type MapPlace, placeFeatures, pointFeature, ringFeatures } from './map-features.ts'
import { mapLocale } from './map-locale.ts'
import { type MapPalette, readPalette, watchScheme } from './map-palette.ts'
import { drawMarker, markerPixelRatio } from './marker-image.ts'
import {
  markerLayers,
  markerSources,
  ownSource,
  placesLayer,
  clustersLayer,
  placesSource,
  ringsSource,
  selectedSource,
} from './marker-layers.ts'
import { listenForMarkers } from './marker-presses.ts'
import type { StreetStyle } from './street-style.ts'

setWorkerUrl(workerUrl)

/** The zoom around the first location, or around the place's center (docs/product.md, Map and distance). */
const defaultZoom = 13
/** From this zoom on, no cluster hides a place. */
const closeZoom = 15
/** If the rendering worker does not respond within this time, nothing will ever be drawn. */
const drawingTimeoutMs = 30_000
const restoreTimeoutMs = 4000

export type MapOptions = {
  container: HTMLElement
  /** The center of the place, for a map without locations. */
  center: Coordinates
  places: readonly MapPlace[]
  own: Coordinates | null
  loadStreetStyle: (signal: AbortSignal) => Promise<StreetStyle>
  onBase: (kind: Base['kind']) => void
  /** Called with a clicked marker, or with null for the space between markers. */
  onPress: (id: string | null) => void
  /** Called if rendering is impossible; the map is then empty. */
  onFailure: (reason: unknown) => void
}

/** Opens a map of places. Throws if this browser cannot draw one. */
export function openMap(options: MapOptions) {
  const { container, onBase, onPress, onFailure } = options
  let { places, own } = options
  let selected: MapPlace | null = null
  let base: Base = { kind: 'empty' }
  let palette: MapPalette = readPalette(false)

  const data = () => ({
    places: placeFeatures(places),
    selected: pointFeature(selected),
    own: pointFeature(own),
    rings: ringFeatures(own && isWithinReach(own, places) ? own : (places[0] ?? options.center)),
  })
  /** Returns the style of the chosen base map with the markers on top. */
  function compose(): StyleSpecification {
    const ground =
      base.kind === 'street'
        ? base.style.draw(palette)
        : base.kind === 'built-in'
          ? builtInStyle(palette)
          : emptyStyle(palette)
    return {
      ...ground,
      sources: { ...ground.sources, ...markerSources(data()) },
      layers: [...ground.layers, ...markerLayers(palette, base.kind === 'built-in')],
    }
  }
  let isStyled = false
  function redraw() {
    // Only a loaded style can be changed without clustering all places again.
    if (!isStyled) return void map.once('style.load', redraw)
    palette = readPalette(base.kind === 'street' && !base.style.isInPageColors)
    map.setStyle(compose())
  }

  const map = new MapLibreMap({
    container,
    style: compose(),
    center: own && isWithinReach(own, places) ? own : (places[0] ?? options.center),
    zoom: defaultZoom,
    locale: mapLocale(),
    // On phones one finger scrolls the page; otherwise nobody could scroll past the map.
    cooperativeGestures: window.matchMedia('(pointer: coarse)').matches,
    dragRotate: false,
    touchPitch: false,
    fadeDuration: 0,
    attributionControl: {},
  })
  map.touchZoomRotate.disableRotation()
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right')
  map.setMissingStyleImageResolver((id) => {
    const image = drawMarker(id, palette)
    if (image) map.addImage(id, image, { pixelRatio: markerPixelRatio })
  })

  map.once('style.load', () => {
    isStyled = true
  })

  let isMoved = false
  map.on('movestart', ({ originalEvent }) => {
    if (originalEvent) isMoved = true
  })
  const stopChoosing = chooseBase({
    map,
    loadStreetStyle: options.loadStreetStyle,
    setBase: (chosen) => {
      base = chosen
      map.setMaxBounds(chosen.kind === 'built-in' ? builtInBounds : null)
      redraw()
      // Without streets, all places together show where they are, unless the person has moved the map or selected a
      // place.
      if (chosen.kind === 'built-in' && !isMoved && !selected) fitPlaces({ animate: false })
      onBase(chosen.kind)
    },
  })
  const stopWatchingScheme = watchScheme(redraw)
  listenForMarkers(map, { onPress })

  const drawing = setTimeout(() => onFailure('nothing was drawn'), drawingTimeoutMs)
  const markDrawn = () => {
    if (!map.getSource(placesSource) || !map.isSourceLoaded(placesSource)) return
    clearTimeout(drawing)
    const layers = [placesLayer, clustersLayer].filter((layer) => map.getLayer(layer))
    if (map.queryRenderedFeatures({ layers }).length === 0) return
    container.dataset.markers = 'drawn'
    map.off('render', markDrawn)
  }
  map.on('render', markDrawn)
  // A phone that was asleep loses the context and restores it; a broken one does not.
  let restoring: ReturnType<typeof setTimeout> | undefined
  map.on('webglcontextlost', () => {
    restoring = setTimeout(() => onFailure('the graphics processor was lost'), restoreTimeoutMs)
  })
  map.on('webglcontextrestored', () => clearTimeout(restoring))

  /** While a style is loading there is no source; it is filled afterwards. */
  function refill(id: string, features: () => FeatureCollection) {
    const source = map.getSource<GeoJSONSource>(id)
    if (source) void source.setData(features())
    else map.once('style.load', () => refill(id, features))
  }
  return {
    map,
    showPlaces(next: readonly MapPlace[]) {
      places = next
      refill(placesSource, () => data().places)
      refill(ringsSource, () => data().rings)
      if (places.length > 0 && !places.some((place) => map.getBounds().contains(place))) fitPlaces()
    },
    showOwn(next: Coordinates | null) {
      own = next
      refill(ownSource, () => data().own)
      refill(ringsSource, () => data().rings)
      if (own && isWithinReach(own, places))
        map.easeTo({ center: own, zoom: Math.max(map.getZoom(), defaultZoom) })
    },
    /** Marks a place. `isShown` also moves the map to it, near enough that no cluster hides it. */
    select(place: MapPlace | null, { isShown }: { isShown: boolean }) {
      selected = place
      refill(selectedSource, () => data().selected)
      if (place && isShown) map.easeTo({ center: place, zoom: Math.max(map.getZoom(), closeZoom) })
    },
    fitPlaces,
    close() {
      clearTimeout(drawing)
      clearTimeout(restoring)
      stopChoosing()
      stopWatchingScheme()
      map.remove()
    },
  }

  function fitPlaces({ animate = true } = {}) {
    if (places.length === 0) return
    const lngs = places.map(({ lng }) => lng)
    const lats = places.map(({ lat }) => lat)
    map.fitBounds([Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)], {
      padding: 56,
      maxZoom: closeZoom,
      animate,
    })
  }
}

export type OpenMap = ReturnType<typeof openMap>

/**
 * Returns whether a position is near the places. Half a degree is about an hour's drive; a map of Paris must not jump
 * to Osaka.
 */
function isWithinReach(own: Coordinates, places: readonly MapPlace[]): boolean {
  return places.some(({ lat, lng }) => Math.abs(lat - own.lat) < 0.5 && Math.abs(lng - own.lng) < 0.75)
}
