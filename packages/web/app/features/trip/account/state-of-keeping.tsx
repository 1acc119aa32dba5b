import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

/** A line below the trip's name. */
export function Line({ Icon, tone, children }: { Icon: LucideIcon; tone: string; children: ReactNode }) {
  return (
    <p className="flex items-start gap-1 text-meta text-ink-2">
      <Icon aria-hidden className={`mt-px size-2.25 flex-none ${tone}`} strokeWidth={1.6} />
      <span>{children}</span>
    </p>
  )
}

/** A button in such a line. */
export function Press({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="font-strong text-blue-ink underline underline-offset-3"
    >
      {children}
    </button>
  )
}
