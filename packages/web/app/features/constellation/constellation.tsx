import type { ConstellationDrawing, DrawnLabel } from './drawing.ts'

type Props = {
  drawing: ConstellationDrawing
  /** Beside the place's own name a small drawing says nothing new: it is then hidden from screen readers. */
  isDecorative?: boolean
  /** Takes the height of its box too, instead of the height that follows from the width. */
  isFilling?: boolean
  className?: string
}

/** Screens on which a picture is shown smaller than its slot: words are set larger, so that 12 px remain. */
const onNarrowPhone = 'max-[359px]:text-[13.5px]'
const onSmallDesktop = 'max-xl:text-[15px]'

/** A star map as inline SVG, in the colours of the night. Rings bleed over its edge: the box around it clips. */
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

/** Labels with an edge of night around them, so that lines end before them. */
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
