export type StarKind = 'shopping' | 'desk' | 'transport'

export type Point = { x: number; y: number }

/** A rectangle in drawing units; x and y are its top left corner. */
export type Box = { x: number; y: number; width: number; height: number }

/** The fields of a refund location that a drawing needs; the records of `domain` have them. */
export type StarRecord = {
  id: string
  name: string
  type: string
  lat: number
  lng: number
  hours?: string
}

export type StarPlace = { name: string; kind: 'city' | 'airport' | 'station'; lat: number; lng: number }

export type LabelAnchor = 'start' | 'middle' | 'end'

export type DrawnLabel = { text: string; x: number; y: number; anchor: LabelAnchor }

export type LegendEntry = { kind: StarKind; count: number; words: string }

/**
 * A finished star map as data: small enough to be embedded in a page, ready to be rendered as SVG. All figures are
 * drawing units, which are CSS pixels at the slot's size. Shapes of one kind share one path.
 */
export type ConstellationDrawing = {
  width: number
  height: number
  /** Its alignment in a container wider than the slot. */
  side: 'middle' | 'end'
  description: string
  rings: { x: number; y: number; radii: number[] }
  hasCross: boolean
  figure: string
  halos: string
  stars: Record<StarKind, string>
  leaders: string
  font: number
  ringFont: number
  labels: DrawnLabel[]
  ringLabels: DrawnLabel[]
  legend: LegendEntry[]
}
