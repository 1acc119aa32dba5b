import {
  Ban,
  Check,
  CheckCheck,
  CircleDashed,
  CircleX,
  Clock,
  type LucideIcon,
  Send,
  Stamp,
} from 'lucide-react'
import type { StateDisplay } from './state-display.ts'

const shapes: Record<StateDisplay['shape'], LucideIcon> = {
  issued: Check,
  stamped: Stamp,
  sent: Send,
  paid: CheckCheck,
  ready: CircleDashed,
  short: Clock,
  lost: Ban,
  ended: CircleX,
}

/** A state as text and shape; its colour adds no information. */
export function StateLine({ display: { shape, tone, words } }: { display: StateDisplay }) {
  const Shape = shapes[shape]
  return (
    <span className={`inline-flex items-center gap-0.75 font-strong ${tone}`}>
      <Shape aria-hidden className="size-2 flex-none" strokeWidth={1.8} />
      {words}
    </span>
  )
}
