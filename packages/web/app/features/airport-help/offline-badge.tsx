import { WifiOff } from 'lucide-react'
import { m } from '#app/paraglide/messages.js'
import { useOnline } from '#app/platform/use-online.ts'
import { Badge } from '#app/ui/badge.tsx'

export function OfflineBadge() {
  return useOnline() ? null : (
    <Badge>
      <WifiOff aria-hidden className="size-2" strokeWidth={1.6} />
      {m.help_offline()}
    </Badge>
  )
}
