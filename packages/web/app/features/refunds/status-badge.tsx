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
 * Green for approved and completed, red for rejected, blue for processing, else gray (docs/product.md, States). What is
 * not saved is amber while it waits, red once it is refused.
 */
export function StatusBadge({ status }: { status: string }) {
  return <Badge tone={(Object.hasOwn(tones, status) && tones[status]) || 'plain'}>{statusWord(status)}</Badge>
}
