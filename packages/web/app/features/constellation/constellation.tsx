import type { ConstellationDrawing, DrawnLabel } from './drawing.ts'

type Props = {
  drawing: ConstellationDrawing
  /** Hidden from screen readers, because a small drawing beside the place's name adds no information. */
  isDecorative?: boolean
  /** Fills the height of its container instead of keeping its aspect ratio. */
  isFilling?: boolean
  className?: string
}

/** On these screens the drawing is smaller than its slot, so labels are larger, to be at least 12 px. */
const onNarrowPhone = 'max-[359px]:text-[13.5px]'
const onSmallDesktop = 'max-xl:text-[15px]'

/**
 * A star map as inline SVG in the colors of the night theme. Rings extend beyond its edge; its container clips them.
 */
export function Constellation({ drawing, isDecorative = false, isFilling = false, className }: Props) {
  const { width, height, rings, stars, figure, halos, leaders, font, ringFont, labels, ringLabels } = drawing
  const reading = isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': drawing.description }
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={drawing.side === 'end' ? 'xMaxYMid' : undefined}
      className={`block w-full overflow-visible ${isFilling ? 'h-full' : `mx-auto h-auto ${width < 400 ? 'max-w-[30rem]' : ''}`} ${className ?? ''}`}
      {...reading}
    >
      <g className="fill-none stroke-night-line">
        {rings.radii.map((radius) => (
          <circle key={radius} cx={rings.x} cy={rings.y} r={radius} />
        ))}
        {drawing.hasCross && <path d={`M${rings.x - 5} ${rings.y}h10m-5-5v10`} />}
      </g>
      <path d={figure} className="fill-none stroke-star-gold/60" />
      {halos && <path d={halos} className="fill-none stroke-star-white/75" />}
      {stars.transport && <path d={stars.transport} className="fill-star-blue" />}
      {stars.shopping && <path d={stars.shopping} className="fill-star-gold" />}
      {stars.desk && <path d={stars.desk} className="fill-star-white" />}
      {leaders && <path d={leaders} className="fill-none stroke-night-ink-2" />}
      <Labels
        labels={ringLabels}
        size={ringFont}
        className={`fill-night-ink-2 [stroke-width:6px] ${width < 400 ? onNarrowPhone : onSmallDesktop}`}
      />
      <Labels
        labels={labels}
        size={font}
        className={`fill-night-ink font-medium [stroke-width:4px] ${width < 400 ? onNarrowPhone : ''}`}
      />
    </svg>
  )
}

/** Labels with an outline in the background color, so that lines end before them. */
function Labels({ labels, size, className }: { labels: DrawnLabel[]; size: number; className: string }) {
  if (labels.length === 0) return null
  return (
    <g
      fontSize={size}
      className={`stroke-night font-sans [paint-order:stroke] [stroke-linejoin:round] ${className}`}
    >
      {labels.map(({ text, x, y, anchor }) => (
        <text key={text} x={x} y={y} textAnchor={anchor === 'start' ? undefined : anchor}>
          {text}
        </text>
      ))}
    </g>
  )
}
