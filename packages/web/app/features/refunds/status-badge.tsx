import { Badge } from '#app/ui/badge.tsx'
import { statusWord } from './status-word.ts'

const tones: Record<string, 'green' | 'red' | 'blue' | 'amber'> = {
  approved: 'green',
  completed: 'green',
  rejected: 'red',
  processing: 'blue',
  waiting: 'amber',
  refused: 'red',
}

/**
 * A status as a badge: green for approved and completed, red for rejected, blue for processing, otherwise gray
 * (docs/product.md, States). Unsaved calculations are amber while they wait, red if they were refused.
 */
export function StatusBadge({ status }: { status: string }) {
  return <Badge tone={(Object.hasOwn(tones, status) && tones[status]) || 'plain'}>{statusWord(status)}</Badge>
}
