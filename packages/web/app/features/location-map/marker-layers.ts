import type { FeatureCollection } from 'geojson'
import type { ExpressionSpecification, LayerSpecification, SourceSpecification } from 'maplibre-gl'
import type { MapPalette } from './map-palette.ts'

/** Ids of our sources; sources of street maps never start with this prefix. */
export const placesSource = 'retour-places'
export const selectedSource = 'retour-selected'
export const ownSource = 'retour-own'
export const ringsSource = 'retour-rings'
export const placesLayer = 'retour-places'
export const clustersLayer = 'retour-clusters'

/** Drawn locally with the page's font; the first name only gives the weight. */
export const labelFont = ['semibold', '"Source Sans 3 Variable"']

export type MarkerData = Record<'places' | 'selected' | 'own' | 'rings', FeatureCollection>

const countOf = (kind: string): ExpressionSpecification => ['case', ['==', ['get', 'kind'], kind], 1, 0]
const eighthsOf = (kind: string): ExpressionSpecification => [
  'to-string',
  ['round', ['/', ['*', 8, ['get', kind]], ['get', 'point_count']]],
]

/**
 * Returns the sources of the markers, clustered up to zoom 14 at 50 px (docs/product.md, Map and distance). Clusters
 * know their shares of kinds.
 */
export function markerSources(data: MarkerData): Record<string, SourceSpecification> {
  return {
    [ringsSource]: { type: 'geojson', data: data.rings },
    [placesSource]: {
      type: 'geojson',
      data: data.places,
      cluster: true,
      clusterMaxZoom: 14,
      clusterRadius: 50,
      clusterProperties: { shopping: ['+', countOf('shopping')], transport: ['+', countOf('transport')] },
    },
    [ownSource]: { type: 'geojson', data: data.own },
    [selectedSource]: { type: 'geojson', data: data.selected },
  }
}

/**
 * Returns the layers from bottom to top: rings, clusters and places, the own position, the selection. On a base map
 * without streets, rings and markers have labels.
 */
export function markerLayers(palette: MapPalette, hasLabels: boolean): LayerSpecification[] {
  const still = { 'icon-allow-overlap': true } as const
  const isCluster: ExpressionSpecification = ['has', 'point_count']
  return [
    {
      id: 'retour-rings',
      type: 'line',
      source: ringsSource,
      filter: ['==', ['geometry-type'], 'LineString'],
      layout: { 'line-cap': 'round' },
      paint: {
        'line-color': palette.blue,
        'line-opacity': 0.55,
        'line-width': 1.4,
        'line-dasharray': [0, 4],
      },
    },
    // Below the markers, so that labels avoid them.
    ...(hasLabels ? [placeNames(palette), ringLabels(palette)] : []),
    {
      id: clustersLayer,
      type: 'symbol',
      source: placesSource,
      filter: isCluster,
      layout: {
        ...still,
        'icon-image': [
          'concat',
          `${palette.id}|cluster|`,
          ['to-string', ['get', 'point_count_abbreviated']],
          '|',
          eighthsOf('shopping'),
          '|',
          eighthsOf('transport'),
        ],
      },
    },
    {
      id: placesLayer,
      type: 'symbol',
      source: placesSource,
      filter: ['!', isCluster],
      layout: { ...still, 'icon-image': ['concat', `${palette.id}|`, ['get', 'form'], '|', ['get', 'kind']] },
    },
    {
      id: 'retour-own-halo',
      type: 'circle',
      source: ownSource,
      paint: { 'circle-radius': 16, 'circle-color': palette.transport, 'circle-opacity': 0.2 },
    },
    {
      id: 'retour-own',
      type: 'circle',
      source: ownSource,
      paint: {
        'circle-radius': 6.5,
        'circle-color': palette.transport,
        'circle-stroke-width': 2.5,
        'circle-stroke-color': palette.paper,
      },
    },
    {
      id: 'retour-selected',
      type: 'symbol',
      source: selectedSource,
      layout: {
        ...still,
        'icon-image': ['concat', `${palette.id}|selected-`, ['get', 'form'], '|', ['get', 'kind']],
      },
    },
  ]
}

function ringLabels(palette: MapPalette): LayerSpecification {
  return {
    id: 'retour-ring-labels',
    type: 'symbol',
    source: ringsSource,
    filter: ['==', ['geometry-type'], 'Point'],
    layout: {
      'text-field': ['get', 'label'],
      'text-font': labelFont,
      'text-size': 13,
      'text-allow-overlap': true,
      'text-ignore-placement': true,
    },
    paint: { 'text-color': palette.blue, 'text-halo-color': palette['map-land'], 'text-halo-width': 2 },
  }
}

function placeNames(palette: MapPalette): LayerSpecification {
  return {
    id: 'retour-place-names',
    type: 'symbol',
    source: placesSource,
    filter: ['!', ['has', 'point_count']],
    minzoom: 12,
    layout: {
      'text-field': ['get', 'name'],
      'text-font': labelFont,
      'text-size': 12.5,
      'text-max-width': 10,
      'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
      // The offset keeps the label clear of the marker.
      'text-radial-offset': ['case', ['==', ['get', 'form'], 'area'], 2, 1.4],
      'text-justify': 'auto',
      'text-padding': 4,
    },
    paint: { 'text-color': palette.ink, 'text-halo-color': palette['map-land'], 'text-halo-width': 1.6 },
  }
}
