import { EventEmitter } from 'node:events'
import type { Map as MapLibreMap } from 'maplibre-gl'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Base, chooseBase, streetMapTimeoutMs } from './choose-base.ts'
import { givenStyle, type StreetStyle } from './street-style.ts'

const style = givenStyle({
  version: 8,
  sources: { streets: { type: 'raster', tiles: ['http://127.0.0.1/{z}/{x}/{y}.png'] } },
  layers: [],
})
const firstTile = { sourceId: 'streets', tile: { state: 'loaded' } }

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function choose(loadStreetStyle: () => Promise<StreetStyle>) {
  const bases: Base['kind'][] = []
  // `chooseBase` only uses the events of a map.
  const map = new EventEmitter()
  const stop = chooseBase({
    map: map as unknown as MapLibreMap,
    loadStreetStyle,
    setBase: ({ kind }) => bases.push(kind),
  })
  return { map, bases, stop }
}
const never = () => new Promise<StreetStyle>(() => {})

test('a host that is silent for eight seconds after the first picture is given up, however long that took', async () => {
  const { map, bases } = choose(never)
  await vi.advanceTimersByTimeAsync(10 * streetMapTimeoutMs)
  map.emit('render')
  await vi.advanceTimersByTimeAsync(streetMapTimeoutMs - 1)
  map.emit('render')
  expect(bases).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(bases).toEqual(['built-in'])
})

test('a style without a tile is given up too, one with a tile stays', async () => {
  const without = choose(() => Promise.resolve(style))
  const seen = choose(() => Promise.resolve(style))
  without.map.emit('render')
  seen.map.emit('render')
  await vi.advanceTimersByTimeAsync(streetMapTimeoutMs - 1)
  seen.map.emit('sourcedata', firstTile)
  await vi.advanceTimersByTimeAsync(streetMapTimeoutMs)
  expect(without.bases).toEqual(['street', 'built-in'])
  expect(seen.bases).toEqual(['street'])
})

test('a tile before the first picture counts, and who leaves the page waits for nothing', async () => {
  const early = choose(() => Promise.resolve(style))
  const left = choose(never)
  await vi.advanceTimersByTimeAsync(0)
  early.map.emit('sourcedata', firstTile)
  left.stop()
  early.map.emit('render')
  left.map.emit('render')
  await vi.advanceTimersByTimeAsync(streetMapTimeoutMs)
  expect(early.bases).toEqual(['street'])
  expect(left.bases).toEqual([])
})

test('a style that cannot be had is given up at once', async () => {
  const { bases } = choose(() => Promise.reject(new Error('refused')))
  await vi.advanceTimersByTimeAsync(0)
  expect(bases).toEqual(['built-in'])
})
