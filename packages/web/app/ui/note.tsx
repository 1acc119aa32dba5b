import { CircleAlert, CircleCheck, Info, Scale, TriangleAlert, WifiOff, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

const styles: Record<string, { box: string; icon: string; Icon: LucideIcon }> = {
  plain: { box: 'bg-sunken', icon: 'text-ink', Icon: Info },
  rule: { box: 'bg-sunken', icon: 'text-ink', Icon: Scale },
  good: { box: 'bg-green-wash', icon: 'text-green', Icon: CircleCheck },
  warning: { box: 'bg-amber-wash', icon: 'text-amber', Icon: TriangleAlert },
  offline: { box: 'bg-amber-wash', icon: 'text-amber', Icon: WifiOff },
  error: { box: 'bg-red-wash', icon: 'text-red', Icon: CircleAlert },
}

interface NoteProps {
  kind?: 'plain' | 'rule' | 'good' | 'warning' | 'offline' | 'error'
  /** Set "alert" or "status" for a note that appears after an action of the person. */
  role?: 'alert' | 'status' | 'note'
  children: ReactNode
}

export function Note({ kind = 'plain', role, children }: NoteProps) {
  const { box, icon, Icon } = styles[kind]!
  return (
    <div role={role} className={`flex gap-1.5 rounded px-2 py-1.75 text-small leading-[1.5] text-ink ${box}`}>
      <Icon aria-hidden className={`mt-0.25 size-2.5 flex-none ${icon}`} strokeWidth={1.6} />
      <div className="min-w-0">{children}</div>
    </div>
  )
}
