import type { SVGProps } from 'react'

type IconData = { node: [tag: 'path', attributes: Record<string, string>][] }
type IconProps = SVGProps<SVGSVGElement> & { size?: number }

/** Replaces Lucide's function of this name (vite.config.ts). It draws the same icon from the same data. */
// oxlint-disable-next-line import/no-default-export -- lucide's icons import it so
export default function createLucideIcon({ node }: IconData) {
  return function Icon({ size = 24, ...attributes }: IconProps) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        {...attributes}
      >
        {node.map(([Tag, { key, ...shape }]) => (
          <Tag key={key} {...shape} />
        ))}
      </svg>
    )
  }
}
