import { useId } from 'react'

/** Half a period of the curves. The tile also holds their mirror images, which are the other half. */
const tileWidth = 32
const height = 24
const lines = 8
const steps = 8

/** The lace band of money documents: sine curves and their mirror images, drawn once and repeated as a pattern. */
export function Guilloche({ className }: { className?: string }) {
  const id = `lace${useId().replaceAll(/\W/g, '')}`
  return (
    <svg
      aria-hidden="true"
      height={height}
      className={`box-content block w-full shrink-0 border-b border-gold opacity-85 ${className ?? ''}`}
    >
      <defs>
        <path id={id} d={laceLines} className="fill-none stroke-gold" strokeWidth="0.55" />
        <pattern id={`${id}t`} width={tileWidth} height={height} patternUnits="userSpaceOnUse">
          <use href={`#${id}`} />
          <use href={`#${id}`} transform={`matrix(1 0 0 -1 0 ${height})`} />
        </pattern>
      </defs>
      <rect width="100%" height={height} fill={`url(#${id}t)`} />
    </svg>
  )
}

/** The height of a curve above the middle at `share` of the tile: a slow wave of varying amplitude plus a fast one. */
function swing(share: number, phase: number): number {
  const angle = Math.PI * share
  return (
    4.3 * Math.cos(phase) * Math.sin(angle) +
    8.1 * Math.sin(phase) * Math.cos(angle) +
    1.9 * Math.sin(3 * angle + phase)
  )
}

/** The path of a curve across the tile, in cubic segments with continuous slope. */
function linePath(phase: number): string {
  const step = tileWidth / steps
  const y = (index: number) => height / 2 - swing(index / steps, phase)
  const lean = (index: number) => (y(index + 0.01) - y(index - 0.01)) / 0.06
  let path = `M0 ${short(y(0))}C${short(step / 3)} ${short(y(0) + lean(0))} `
  for (let index = 1; index <= steps; index++) {
    const handle = `${short((index - 1 / 3) * step)} ${short(y(index) - lean(index))}`
    path += `${index === 1 ? '' : 'S'}${handle} ${short(index * step)} ${short(y(index))}`
  }
  return path
}

function short(value: number): string {
  return String(Math.round(value * 10) / 10)
}

const laceLines = Array.from({ length: lines }, (_, line) => linePath((line * Math.PI) / lines)).join('')
