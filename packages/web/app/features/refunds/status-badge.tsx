import { Badge } from '#app/ui/badge.tsx'
import { statusWord } from './status-word.ts'

const tones: Record<string, 'green' | 'red' | 'blue'> = {
  approved: 'green',
  completed: 'green',
  rejected: 'red',
  processing: 'blue',
}

/** Green for approved and completed, red for rejected, blue for processing, else gray (specification, section 4). */
export function StatusBadge({ status }: { status: string }) {
  return <Badge tone={(Object.hasOwn(tones, status) && tones[status]) || 'plain'}>{statusWord(status)}</Badge>
}
