import type { Box } from './drawing.ts'

/** The places in which star maps are shown. */
export const slotNames = [
  'thumbnail',
  'card',
  'large-card',
  'header-phone',
  'header-desktop',
  'home-phone',
  'home-desktop',
  'social',
] as const

export type SlotName = (typeof slotNames)[number]

export type Slot = {
  width: number
  height: number
  /** The margin between the stars and the edge of the field. */
  padding: number
  /** The area for stars; rings may extend beyond it. */
  field: Box
  /** The area for labels. */
  words: Box
  side: 'middle' | 'end'
  labels: number
  font: number
  /** The font size of ring labels; 0 leaves them out. */
  ringFont: number
  /** The font size for which space is reserved; a drawing shown smaller than its slot uses it. */
  ringRoom: number
  star: number
}

type Measures = Pick<Slot, 'width' | 'height' | 'padding' | 'labels' | 'font' | 'ringFont' | 'star'> &
  Partial<Pick<Slot, 'field' | 'words' | 'side' | 'ringRoom'>> & { hubLabels?: number; hubStar?: number }

const measures: Record<SlotName, Measures> = {
  thumbnail: { width: 112, height: 112, padding: 16, labels: 0, font: 0, ringFont: 0, star: 2.6 },
  card: { width: 272, height: 184, padding: 32, labels: 2, font: 13, ringFont: 0, star: 3.8 },
  'large-card': {
    width: 560,
    height: 424,
    padding: 56,
    labels: 5,
    font: 15,
    ringFont: 13,
    ringRoom: 15,
    star: 5,
  },
  'header-phone': {
    width: 360,
    height: 236,
    padding: 32,
    labels: 4,
    hubLabels: 5,
    font: 13,
    ringFont: 12,
    ringRoom: 13.5,
    star: 3.9,
  },
  'header-desktop': {
    width: 1280,
    height: 520,
    padding: 60,
    field: { x: 486, y: 0, width: 794, height: 520 },
    side: 'end',
    words: { x: 500, y: 0, width: 780, height: 520 },
    labels: 5,
    hubLabels: 7,
    font: 15,
    ringFont: 13,
    ringRoom: 15,
    star: 5.6,
    hubStar: 6.5,
  },
  'home-phone': {
    width: 360,
    height: 270,
    padding: 34,
    labels: 4,
    font: 13,
    ringFont: 12,
    ringRoom: 13.5,
    star: 3.9,
  },
  'home-desktop': {
    width: 656,
    height: 560,
    padding: 64,
    labels: 5,
    font: 15,
    ringFont: 13,
    ringRoom: 15,
    star: 5.4,
  },
  // Shared links show it at about half its size.
  social: {
    width: 1200,
    height: 630,
    padding: 84,
    field: { x: 540, y: 0, width: 660, height: 630 },
    side: 'end',
    words: { x: 560, y: 0, width: 624, height: 630 },
    labels: 4,
    hubLabels: 5,
    font: 27,
    ringFont: 21,
    star: 9.5,
    hubStar: 11,
  },
}

/** Letters of "Terminal 2E" and its star: side padding of airports and stations, in font sizes. */
const hubSidePadding = 7.2

/** The measures of a slot for a city, or for an airport or station (`isHub`), whose names are longer. */
export function slotFor(name: SlotName, isHub: boolean): Slot & { sidePadding: number } {
  const { hubLabels, hubStar, ...slot } = measures[name]
  const whole = { x: 0, y: 0, width: slot.width, height: slot.height }
  return {
    field: whole,
    words: whole,
    side: 'middle',
    ringRoom: slot.ringFont,
    ...slot,
    labels: (isHub && hubLabels) || slot.labels,
    star: (isHub && hubStar) || slot.star,
    sidePadding: isHub ? Math.max(slot.padding, hubSidePadding * slot.font) : slot.padding,
  }
}
