import { useId } from 'react'
import { MarkShapes } from './mark.tsx'

type Props = {
  /** The texts along the ring, each followed by a small ring: "Validate by 21 Feb 2027", "PABLO, leaving the EU". */
  phrases: readonly string[]
  /** The accessible name: "Not validated yet. Validate by 21 February 2027." */
  label: string
  /** The form has been validated: the ring is solid gold instead of dashed. */
  isDone?: boolean
  size?: number
  className?: string
}

const textRadius = 54
const circumference = Math.round(2 * Math.PI * textRadius)

/** A deadline in the form of a customs stamp; dashed until the form has been validated. */
export function StampRing({ phrases, label, isDone = false, size = 148, className }: Props) {
  const id = `stamp${useId().replaceAll(/\W/g, '')}`
  const text = phrases.map((phrase) => `${phrase} ◦ `).join('')
  return (
    <svg width={size} height={size} viewBox="0 0 148 148" role="img" aria-label={label} className={className}>
      <path id={id} d={`M74 74m-54 0a54 54 0 1 1 108 0a54 54 0 1 1-108 0`} className="fill-none" />
      <g
        className={`fill-none ${isDone ? 'stroke-gold' : 'stroke-line-strong'}`}
        strokeDasharray={isDone ? undefined : '3 4'}
        strokeWidth={isDone ? 2 : 1}
      >
        <circle cx="74" cy="74" r="70" />
        <circle cx="74" cy="74" r="44" />
      </g>
      <text
        fontSize={text.length > 50 ? 12 : 13}
        className={`font-sans font-strong ${isDone ? 'fill-gold-ink' : 'fill-ink-2'}`}
      >
        <textPath href={`#${id}`} textLength={circumference - 4} lengthAdjust="spacing">
          {text}
        </textPath>
      </text>
      <g transform="translate(50 50) scale(1.5)" className={isDone ? 'text-gold-ink' : 'text-ink-3'}>
        <MarkShapes />
      </g>
    </svg>
  )
}
