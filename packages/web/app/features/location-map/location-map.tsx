import type { RefundLocation } from '@retour/domain/wire/refund-location'
import { type ComponentType, useEffect, useMemo, useRef, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import type { MarkerKind } from '#app/ui/marker-shape.tsx'
import type { MapCanvasProps, MapSelection } from './map-canvas.tsx'
import { MapLegend } from './map-legend.tsx'

export type { MapSelection } from './map-canvas.tsx'

type LocationMapProps = Pick<MapCanvasProps, 'center' | 'own' | 'renderPopup' | 'onFailure'> & {
  /** Undefined until they have loaded; the map starts at the first of them. */
  locations: readonly RefundLocation[] | undefined
  name: string
  kindOf: (type: string) => MarkerKind
  selection: MapSelection | null
  onSelect: (selection: MapSelection | null) => void
}

/** A map of refund locations. Its script loads when the map is first visible; the base map is drawn first. */
export function LocationMap({ locations, kindOf, name, onFailure, ...rest }: LocationMapProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [Canvas, setCanvas] = useState<ComponentType<MapCanvasProps> | null>(null)
  const [isBuiltIn, setIsBuiltIn] = useState(false)
  const places = useMemo(
    () =>
      locations?.map(({ id, name, lat, lng, type, area }) => ({
        id,
        name,
        lat,
        lng,
        kind: kindOf(type),
        form: area ? ('area' as const) : ('place' as const),
      })),
    [locations, kindOf],
  )

  useEffect(() => {
    const seen = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      seen.disconnect()
      import('./map-canvas.tsx').then(({ MapCanvas }) => setCanvas(() => MapCanvas), onFailure)
    })
    if (frame.current) seen.observe(frame.current)
    return () => seen.disconnect()
  }, [onFailure])

  const { selection } = rest
  useEffect(() => {
    // If the place was selected in a list further down, the map scrolls into view.
    if (selection?.isShown) frame.current?.scrollIntoView({ block: 'nearest' })
  }, [selection])

  return (
    <div className="flex size-full flex-col">
      {isBuiltIn && (
        <p role="status" className="border-b border-line bg-amber-wash px-2 py-0.75 text-meta">
          {m.locations_map_unavailable()}
        </p>
      )}
      <div ref={frame} role="region" aria-label={name} className="relative min-h-0 grow bg-map-land">
        {Canvas && places ? (
          <Canvas
            {...rest}
            places={places}
            onFailure={onFailure}
            onBase={(kind) => setIsBuiltIn(kind === 'built-in')}
          />
        ) : (
          <output className="absolute inset-0 grid place-items-center text-small text-ink-2">
            {m.locations_map_loading()}
          </output>
        )}
        {places && <MapLegend places={places} />}
      </div>
    </div>
  )
}
