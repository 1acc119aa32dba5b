import type { Coordinates } from '@retour/domain/places/distance'
import { Popup } from 'maplibre-gl'
import 'maplibre-gl/dist/maplibre-gl.css'
import './map-canvas.css'
import { Maximize } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { loadStreetMap } from '#app/backend/map-style-calls.ts'
import { m } from '#app/paraglide/messages.js'
import { useBackCloses } from '#app/platform/back-closes.ts'
import type { Base } from './choose-base.ts'
import type { MapPlace } from './map-features.ts'
import { openMap, type OpenMap } from './open-map.ts'
import { givenStyle } from './street-style.ts'

export interface MapCanvasProps {
  center: Coordinates
  places: readonly MapPlace[]
  own: Coordinates | null
  selection: MapSelection | null
  onSelect: (selection: MapSelection | null) => void
  /** Renders the popup of a place. */
  renderPopup: (id: string) => ReactNode
  onBase: (kind: Base['kind']) => void
  onFailure: (reason: unknown) => void
}

/** The selected place. `isShown`: the map should move to it. */
export type MapSelection = { id: string; isShown: boolean }

/** The map itself, in a script that only pages with a map load. */
export function MapCanvas(props: MapCanvasProps) {
  const { places, own, selection, renderPopup } = props
  const container = useRef<HTMLDivElement>(null)
  const latest = useRef(props)
  const [opened, setOpened] = useState<OpenMap | null>(null)
  const [popupBody] = useState(() => document.createElement('div'))
  const shownPopup = useRef<Popup>(null)

  useEffect(() => {
    latest.current = props
  })

  useEffect(() => {
    if (!container.current) return
    try {
      const map = openMap({
        container: container.current,
        center: latest.current.center,
        places: latest.current.places,
        own: latest.current.own,
        loadStreetStyle: async (signal) => {
          const found = await loadStreetMap(signal)
          if ('style' in found) return givenStyle(found.style)
          const { openOwnStreets } = await import('./own-streets.ts')
          const { places, center } = latest.current
          return openOwnStreets(found.tilesUrl, places.length > 0 ? places : [center])
        },
        onBase: (kind) => latest.current.onBase(kind),
        onPress: (id) => latest.current.onSelect(id === null ? null : { id, isShown: false }),
        onFailure: (reason) => latest.current.onFailure(reason),
      })
      setOpened(map)
      return () => map.close()
    } catch (reason) {
      latest.current.onFailure(reason)
    }
  }, [])

  useEffect(() => opened?.showPlaces(places), [opened, places])
  useEffect(() => opened?.showOwn(own), [opened, own])

  const place = places.find(({ id }) => id === selection?.id) ?? null
  const isShown = selection?.isShown ?? false
  useEffect(() => {
    if (!opened) return
    opened.select(place, { isShown })
    if (!place) return
    const opener = document.activeElement
    const popup = new Popup({
      maxWidth: 'min(300px, 80vw)',
      offset: 18,
      padding: { top: 8, bottom: 8, left: 8, right: 60 },
      focusAfterOpen: false,
      // A click on another marker changes the selection, which closes this popup.
      closeOnClick: false,
    })
      .setLngLat(place)
      .setDOMContent(popupBody)
      .addTo(opened.map)
    shownPopup.current = popup
    const element = popup.getElement()
    element.querySelector('a')?.focus({ preventScroll: true })
    element.addEventListener('keydown', ({ key }) => key === 'Escape' && popup.remove())
    const handleClose = () => {
      latest.current.onSelect(null)
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
    popup.on('close', handleClose)
    return () => {
      popup.off('close', handleClose)
      popup.remove()
    }
  }, [opened, place, isShown, popupBody])
  useBackCloses(place !== null, () => shownPopup.current?.remove())

  return (
    <>
      <div ref={container} className="size-full" />
      <button
        type="button"
        aria-label={m.locations_map_fit()}
        title={m.locations_map_fit()}
        className="absolute end-2 top-[118px] grid size-[46px] place-items-center rounded border border-line bg-paper text-ink"
        onClick={() => opened?.fitPlaces()}
      >
        <Maximize aria-hidden className="size-2.25" strokeWidth={1.6} />
      </button>
      {place && createPortal(renderPopup(place.id), popupBody, place.id)}
    </>
  )
}
