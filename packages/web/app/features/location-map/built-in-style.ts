import type { LayerSpecification, StyleSpecification } from 'maplibre-gl'
import { m } from '#app/paraglide/messages.js'
import bordersUrl from './map-data/map-borders.json?url&no-inline'
import lakesUrl from './map-data/map-lakes.json?url&no-inline'
import riversUrl from './map-data/map-rivers.json?url&no-inline'
import seaUrl from './map-data/map-sea.json?url&no-inline'
import townsUrl from './map-data/map-towns.json?url&no-inline'
import type { MapPalette } from './map-palette.ts'
import { labelFont } from './marker-layers.ts'

/** West, south, east, north. The built-in map has no sea outside of these bounds. */
export const builtInBounds: [number, number, number, number] = [-11, 35, 20, 56]

/** Returns a style with the background only, until the base map is chosen. */
export function emptyStyle(palette: MapPalette): StyleSpecification {
  return { version: 8, sources: {}, layers: [ground(palette)] }
}

/**
 * Returns the style of the built-in map, without streets: sea, lakes, rivers, borders and town names from files of the
 * site. Rivers fade at high zoom, because their course is not known exactly.
 */
export function builtInStyle(palette: MapPalette): StyleSpecification {
  const from = (url: string, attribution?: string) => ({
    type: 'geojson' as const,
    data: new URL(url, window.location.href).href,
    ...(attribution && { attribution }),
  })
  return {
    version: 8,
    sources: {
      sea: from(seaUrl, m.locations_map_credit()),
      lakes: from(lakesUrl),
      rivers: from(riversUrl),
      borders: from(bordersUrl),
      towns: from(townsUrl),
    },
    layers: [
      ground(palette),
      { id: 'sea', type: 'fill', source: 'sea', paint: { 'fill-color': palette['map-water'] } },
      { id: 'lakes', type: 'fill', source: 'lakes', paint: { 'fill-color': palette['map-water'] } },
      {
        id: 'rivers',
        type: 'line',
        source: 'rivers',
        layout: { 'line-join': 'round', 'line-cap': 'round' },
        paint: {
          'line-color': palette['map-water'],
          'line-width': ['interpolate', ['linear'], ['zoom'], 4, 0.6, 8, 1.6, 12, 7],
          'line-opacity': ['interpolate', ['linear'], ['zoom'], 11, 1, 12.5, 0],
        },
      },
      {
        id: 'borders',
        type: 'line',
        source: 'borders',
        paint: { 'line-color': palette['line-strong'], 'line-width': 1, 'line-dasharray': [4, 3] },
      },
      quarterNames(palette),
      townNames(palette),
    ],
  }
}

function ground(palette: MapPalette): LayerSpecification {
  return { id: 'ground', type: 'background', paint: { 'background-color': palette['map-land'] } }
}

const halo = (palette: MapPalette) => ({
  'text-color': palette['ink-2'],
  'text-halo-color': palette['map-land'],
  'text-halo-width': 1.6,
})

/** Larger towns appear first and larger; small ones at higher zoom. */
function townNames(palette: MapPalette): LayerSpecification {
  return {
    id: 'towns',
    type: 'symbol',
    source: 'towns',
    filter: ['<=', ['get', 'rank'], ['step', ['zoom'], 1, 6, 2, 7.5, 3, 9.5, 4]],
    layout: {
      'text-field': ['get', 'name'],
      'text-font': labelFont,
      'text-size': [
        'interpolate',
        ['linear'],
        ['zoom'],
        5,
        ['match', ['get', 'rank'], 0, 15, 1, 13, 12],
        12,
        ['match', ['get', 'rank'], 0, 20, 1, 18, 2, 15, 13],
      ],
      'symbol-sort-key': ['get', 'rank'],
      'text-padding': 6,
      'text-max-width': 9,
    },
    paint: { ...halo(palette), 'text-color': palette.ink },
  }
}

function quarterNames(palette: MapPalette): LayerSpecification {
  return {
    id: 'quarters',
    type: 'symbol',
    source: 'towns',
    minzoom: 11.5,
    filter: ['==', ['get', 'rank'], 5],
    layout: {
      'text-field': ['upcase', ['get', 'name']],
      'text-font': labelFont,
      'text-size': 12,
      'text-letter-spacing': 0.06,
      'text-padding': 10,
      'text-max-width': 8,
    },
    paint: halo(palette),
  }
}
