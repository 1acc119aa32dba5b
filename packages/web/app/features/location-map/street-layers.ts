import { type Flavor, layers, LIGHT } from '@protomaps/basemaps'
import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl'
import type { MapPalette } from './map-palette.ts'
import { labelFont } from './marker-layers.ts'

/**
 * Layers that need images, which we do not have. Layers of shops and sights, which would compete with our markers, only
 * come with a flavor that has colors for them.
 */
const withPictures = ['roads_oneway', 'roads_shields']

/** Street names are numerous, so they are lighter than those of towns. */
const roadFont = ['regular', '"Source Sans 3 Variable"']

/**
 * The name in Latin letters: the English one, otherwise the Latin part of the local one, otherwise the local one, as on
 * the street sign. `script`, `name2` and `script2` are Protomaps' fields for names in several scripts.
 */
const latinName: ExpressionSpecification = [
  'coalesce',
  ['get', 'name:en'],
  [
    'case',
    ['all', ['has', 'script'], ['has', 'name2'], ['!', ['has', 'script2']]],
    ['get', 'name2'],
    ['get', 'name'],
  ],
]

/** Returns Protomaps' layers of a source in the page's colors and font, without images. */
export function streetLayers(source: string, palette: MapPalette): LayerSpecification[] {
  return layers(source, flavorOf(palette), { lang: 'en' })
    .filter(({ id }) => !withPictures.includes(id))
    .map((layer) => (layer.type === 'symbol' ? lettered(layer) : layer))
}

type SymbolLayer = Extract<LayerSpecification, { type: 'symbol' }>

function lettered(layer: SymbolLayer): SymbolLayer {
  const { 'icon-image': _picture, ...layout } = layer.layout ?? {}
  const isOfRoad = layer.id.startsWith('roads_')
  const isNumber = layer.id === 'address_label'
  return {
    ...layer,
    layout: {
      ...layout,
      'text-font': isOfRoad || isNumber ? roadFont : labelFont,
      ...(!isNumber && { 'text-field': latinName }),
    },
    paint: { ...layer.paint, 'text-halo-width': 1.6 },
  }
}

/** Which token colors which part; the first matching pattern is used. */
function flavorOf(palette: MapPalette): Flavor {
  const rules: [RegExp, string][] = [
    [/_label.*_halo$/, palette['map-land']],
    [/^city_label$/, palette.ink],
    [/_label/, palette['ink-2']],
    [/^water$/, palette['map-water']],
    [/^(?:background|earth)$/, palette['map-land']],
    [/^(?:park|wood|scrub)_|^zoo$/, palette['map-park']],
    [/casing/, palette.line],
    [/^(?:railway|boundaries)$/, palette['line-strong']],
    [/minor|major|highway|link|other/, palette['map-road']],
  ]
  const colorOf = (part: string) => rules.find(([pattern]) => pattern.test(part))?.[1] ?? palette['map-block']
  const { pois: _signs, landcover: _seenFromFar, ...parts } = LIGHT
  return Object.fromEntries(Object.keys(parts).map((part) => [part, colorOf(part)])) as unknown as Flavor
}
